import { useId, type ReactNode } from 'react';
import { getStats, type StatsRange } from '@site-admin/contracts';
import { useModule, useResource, useSetting, useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, SectionHeader, TabPanel } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { RangeTabs } from './board/range-tabs';
import { StatsBoard } from './board/stats-board';
import { StatsDisabled, StatsEmpty, StatsError, StatsOff, StatsOffline } from './board/stats-messages';
import { selectStatsView } from './stats-view';
import { selectIsEmptyCardDismissed, selectRange } from './stats.slice';

/** Views of the site: a chart by days, weeks or months, and all-time numbers. */
export const statsCard: DashboardCard = {
  name: 'stats',
  section: 'stats',
  shows: ({ permissions, isSubscriber }) => permissions.view_stats && !isSubscriber,
  Card: StatsCard,
};

function StatsCard() {
  const { status } = useViewer();
  const { module, isOn, isPending, unavailable } = useModule('stats');
  if (!module) return null;
  if (unavailable?.reason === 'disabled-by-admin') {
    return (
      <Section>
        <StatsDisabled learnMoreHref={module.learn_more_button} />
      </Section>
    );
  }
  const isOffline = status === 'offline';
  // Not before the activation is confirmed: the site has no stats until then.
  if (!isOffline && isOn !== isPending) return <ActiveStats />;
  return (
    <Section>
      <Card isFaded={isOffline}>{isOffline ? <StatsOffline /> : <StatsOff />}</Card>
    </Section>
  );
}

const loading = { bars: { status: 'loading' }, totals: { status: 'loading' } } as const;

/** Mounted only while the module is active, so that stats are not fetched otherwise. */
function ActiveStats() {
  const isStored = useSetting('dismiss_empty_stats_card').value === true;
  const range = useSelector(selectRange);
  const isDismissed = useSelector(selectIsEmptyCardDismissed);
  const days = useResource(getStats, { query: { range: 'day' } });
  const chosen = useResource(getStats, { query: { range } });
  const tabsId = useId();
  const retryDays = useRetry('day');
  const retryChosen = useRetry(range);
  const isEmptyCardDismissed = isDismissed || isStored;
  const view = selectStatsView({ range, days, chosen, isEmptyCardDismissed });
  if (view.kind === 'failed') {
    return (
      <Section>
        <Card>
          <CardBody>
            <StatsError isRetrying={days.status === 'loading'} onRetry={retryDays} />
          </CardBody>
        </Card>
      </Section>
    );
  }
  const { bars, totals } = view.kind === 'chart' ? view : loading;
  const board = { range, bars, totals, updatedAt: chosen.updatedAt };
  const error = <StatsError isRetrying={chosen.status === 'loading'} onRetry={retryChosen} />;
  return (
    <Section tabs={<RangeTabs id={tabsId} />}>
      <Card>
        <TabPanel tabs={tabsId} selected={range}>
          {view.kind === 'empty' ? <StatsEmpty /> : <StatsBoard {...board} error={error} />}
        </TabPanel>
      </Card>
    </Section>
  );
}

/** Fetches one range again. */
function useRetry(range: StatsRange) {
  const { resources } = useShell();
  return () => resources.refresh(getStats, { query: { range } });
}

interface SectionProps {
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

function Section({ tabs, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader title={__('Jetpack Stats', 'jetpack')} titleId={titleId}>
        {tabs}
      </SectionHeader>
      {children}
    </section>
  );
}
