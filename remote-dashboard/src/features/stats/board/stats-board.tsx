import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAfterPaint, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { providerHost, redirectUrl, type StatsRange } from '@site-admin/contracts';
import { Button, CardBody, CardFooter, ExternalLink, Skeleton } from '@site-admin/ui';
import { Updated } from '../../../cards/updated';
import { ChartMissing } from './chart-missing';
import { getLoadedChart, loadChart } from './load-chart';
import type { StatsChartProps } from '../chart/stats-chart';
import type { Bars, TotalsState } from '../stats-view';
import { StatsTotals } from './stats-totals';
import styles from './stats-board.module.css';

/**
 * Returns the chart component once its chunk is loaded. Without Suspense, because React delays content that replaces a fallback by
 * 300 ms, and the chunk usually arrives before the numbers. A chunk that fails to load does not fail the page.
 */
function useChart() {
  // The bars are half of the elements of the page: text and cards are painted a frame earlier.
  const isPainted = useAfterPaint();
  const [chart, setChart] = useState<ComponentType<StatsChartProps> | undefined>(getLoadedChart);
  useEffect(() => {
    if (chart) return;
    let isUnmounted = false;
    const show = (loaded: ComponentType<StatsChartProps>) => {
      if (!isUnmounted) setChart(() => loaded);
    };
    loadChart().then(show, () => show(ChartMissing));
    return () => {
      isUnmounted = true;
    };
  }, [chart]);
  return isPainted ? chart : undefined;
}

export interface StatsBoardProps {
  readonly range: StatsRange;
  readonly bars: Bars;
  readonly totals: TotalsState;
  /** When the bars were fetched. */
  readonly updatedAt: number | undefined;
  /** Shown in place of bars that could not be loaded. */
  readonly error: ReactNode;
}

/** The chart, the totals, and links to more stats. Parts that are loading keep their place. */
export function StatsBoard({ range, bars, totals, updatedAt, error }: StatsBoardProps) {
  return (
    <>
      <CardBody className={styles.chart}>
        <Chart range={range} bars={bars} error={error} />
      </CardBody>
      <StatsTotals state={totals} />
      <CardFooter>
        <span className={styles.updated}>
          <Updated at={updatedAt} />
        </span>
        <MoreStats />
      </CardFooter>
    </>
  );
}

function Chart({ range, bars, error }: Pick<StatsBoardProps, 'range' | 'bars' | 'error'>) {
  const StatsChart = useChart();
  const placeholder = <Skeleton height={224} />;
  switch (bars.status) {
    case 'loading':
      return placeholder;
    case 'failed':
      return error;
    case 'loaded':
      return StatsChart ? <StatsChart range={range} periods={bars.periods} /> : placeholder;
  }
}

/** Links to the site's own stats page, and to the provider's for linked users. */
function MoreStats() {
  const { site } = useShell();
  const { permissions, isLinked } = useViewer();
  return (
    <>
      <Button href={`${site.initial.adminUrl}admin.php?page=stats`}>{__('View detailed stats', 'jetpack')}</Button>
      {isLinked && (
        <ExternalLink href={redirectUrl('calypso-stats-insights', {}, site.initial)}>
          {
            /* translators: %s is the provider, such as WordPress.com. */
            sprintf(__('View on %s', 'jetpack'), providerHost)
          }
        </ExternalLink>
      )}
      {!isLinked && permissions.connect_user && (
        <Link to="/connect-user">
          {
            /* translators: %s is the provider, such as WordPress.com. */
            sprintf(__('Connect to see more on %s', 'jetpack'), providerHost)
          }
        </Link>
      )}
    </>
  );
}
