import { useId, type ReactNode } from 'react';
import { getStats, type StatsRange } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, SectionHeader, TabPanel } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { overrideOf } from '../../viewer';
import { useViewer } from '../../viewer-context';
import { RangeTabs } from './board/range-tabs';
import { StatsBoard } from './board/stats-board';
import { StatsDisabled, StatsEmpty, StatsError, StatsOff } from './board/stats-messages';
import { selectStatsView } from './stats-view';
import { selectIsEmptyCardDismissed, selectRange } from './stats.slice';

/** Views of the site: a chart by days, weeks or months, and all-time numbers. */
export const statsCard: DashboardCard = {
  name: 'stats',
  section: 'stats',
  shows: ({ can, isSubscriber, modules }) => can.view_stats && !isSubscriber && modules['stats'] !== undefined,
  Card: StatsCard,
};

function StatsCard() {
  const viewer = useViewer();
  if (overrideOf(viewer, 'stats') === 'inactive') {
    return (
      <Section>
        <StatsDisabled />
      </Section>
    );
  }
  if (!viewer.isOffline && viewer.settings.stats === true) return <ActiveStats />;
  return (
    <Section>
      <Card>
        {viewer.isOffline ? (
          <CardBody>
            <p>{__('Unavailable in Offline Mode', 'jetpack')}</p>
          </CardBody>
        ) : (
          <StatsOff />
        )}
      </Card>
    </Section>
  );
}

const loading = { bars: { status: 'loading' }, totals: { status: 'loading' } } as const;

/** Mounted only while the module is active, so that stats are not fetched otherwise. */
function ActiveStats() {
  const { settings } = useViewer();
  const range = useSelector(selectRange);
  const isDismissed = useSelector(selectIsEmptyCardDismissed);
  const days = useResource(getStats, { query: { range: 'day' } });
  const chosen = useResource(getStats, { query: { range } });
  const tabsId = useId();
  const retryDays = useRetry('day');
  const retryChosen = useRetry(range);
  const isEmptyCardDismissed = isDismissed || settings.dismiss_empty_stats_card === true;
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
  const error = <StatsError isRetrying={chosen.status === 'loading'} onRetry={retryChosen} />;
  return (
    <Section tabs={<RangeTabs id={tabsId} />}>
      <Card>
        <TabPanel tabs={tabsId} selected={range}>
          {view.kind === 'empty' ? <StatsEmpty /> : <StatsBoard range={range} bars={bars} totals={totals} error={error} />}
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
