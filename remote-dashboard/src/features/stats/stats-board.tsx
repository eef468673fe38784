import { useEffect, useState, type ComponentType } from 'react';
import { useAfterPaint, useShell } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { providerHost, redirectUrl } from '@site-admin/contracts';
import { Button, CardBody, CardFooter, ExternalLink, Skeleton } from '@site-admin/ui';
import { useViewer } from '../../viewer-context';
import { ChartMissing } from './chart-missing';
import { loadChart, loadedChart } from './load-chart';
import type { Range } from './periods';
import { FailureText } from './stats-messages';
import type { Bars, General } from './stats.slice';
import type { StatsChartProps } from './stats-chart';
import { StatsTotals } from './stats-totals';
import styles from './stats-board.module.css';

/**
 * The chart, once its code is here; a chart that does not come must not take the page along. Not by Suspense: where the code came
 * before the numbers it is drawn at once, and React holds back what it reveals in place of a fallback by 300 ms.
 */
function useChart() {
  // Its bars are half of all there is to draw on the dashboard: numbers and cards come a frame before them.
  const isPainted = useAfterPaint();
  const [chart, setChart] = useState<ComponentType<StatsChartProps> | undefined>(loadedChart);
  useEffect(() => {
    if (chart) return;
    let isLeft = false;
    const show = (came: ComponentType<StatsChartProps>) => {
      if (!isLeft) setChart(() => came);
    };
    loadChart().then(show, () => show(ChartMissing));
    return () => {
      isLeft = true;
    };
  }, [chart]);
  return isPainted ? chart : undefined;
}

export interface StatsBoardProps {
  readonly range: Range;
  readonly bars: Bars;
  readonly general: General;
}

/** The chart, the numbers, and where there is more. What is not there yet has its place kept. */
export function StatsBoard({ range, bars, general }: StatsBoardProps) {
  return (
    <>
      <CardBody className={styles.chart}>
        <Chart range={range} bars={bars} />
      </CardBody>
      <StatsTotals general={general} />
      <CardFooter>
        <More />
      </CardFooter>
    </>
  );
}

function Chart({ range, bars }: Omit<StatsBoardProps, 'general'>) {
  const StatsChart = useChart();
  const place = <Skeleton height={196} />;
  switch (bars.status) {
    case 'loading':
      return place;
    case 'failed':
      return (
        <p>
          <FailureText />
        </p>
      );
    case 'loaded':
      return StatsChart ? <StatsChart range={range} periods={bars.periods} /> : place;
  }
}

/** The site's own stats page, and the provider's for those with an account there. */
function More() {
  const { site } = useShell();
  const { can, isLinked } = useViewer();
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
      {!isLinked && can.connect_user && (
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
