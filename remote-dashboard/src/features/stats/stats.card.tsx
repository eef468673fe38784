import { useId } from 'react';
import { __ } from '@site-admin/runtime/i18n';
import { useSelector } from '@site-admin/runtime/store';
import { Card, CardBody, SectionHeader, TabPanel } from '@site-admin/ui';
import { useViewer } from '../../viewer-context';
import { RangeTabs } from './range-tabs';
import { selectStats } from './stats.slice';
import { statsViewOf, type StatsView } from './stats.view';
import { StatsBoard } from './stats-board';
import { StatsDisabled, StatsEmpty, StatsFailed, StatsOff } from './stats-messages';

/** Views of the site: a chart by days, weeks or months, and the numbers below it. */
export function StatsCard() {
  const state = useSelector(selectStats);
  const view = statsViewOf(useViewer(), state);
  const titleId = useId();
  const tabsId = useId();
  const tabs = hasTabs(view);
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader title={__('Jetpack Stats', 'jetpack')} titleId={titleId}>
        {tabs && <RangeTabs id={tabsId} />}
      </SectionHeader>
      {view.kind === 'disabled' ? (
        <StatsDisabled />
      ) : (
        <Card>
          {tabs ? (
            <TabPanel tabs={tabsId} selected={state.range}>
              <Content view={view} />
            </TabPanel>
          ) : (
            <Content view={view} />
          )}
        </Card>
      )}
    </section>
  );
}

/** Where there are no ranges to choose from, there are no tabs. */
const hasTabs = ({ kind }: StatsView) => kind === 'loading' || kind === 'chart' || kind === 'empty';

function Content({ view }: { readonly view: Exclude<StatsView, { kind: 'disabled' }> }) {
  switch (view.kind) {
    case 'offline':
      return (
        <CardBody>
          <p>{__('Unavailable in Offline Mode', 'jetpack')}</p>
        </CardBody>
      );
    case 'off':
      return <StatsOff />;
    case 'failed':
      return <StatsFailed />;
    case 'empty':
      return <StatsEmpty />;
    case 'loading':
      return <StatsBoard range="day" bars={{ status: 'loading' }} general={{ status: 'loading' }} />;
    case 'chart':
      return <StatsBoard range={view.range} bars={view.bars} general={view.general} />;
  }
}
