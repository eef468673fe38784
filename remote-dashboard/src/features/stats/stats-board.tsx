import { Suspense, lazy } from 'react';
import { useShell } from '@site-admin/runtime/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { redirectUrl } from '@site-admin/contracts';
import { Button, CardBody, CardFooter, ExternalLink, Skeleton } from '@site-admin/ui';
import { providerHost } from '../../provider';
import { useViewer } from '../../viewer-context';
import { ChartMissing } from './chart-missing';
import { loadChart } from './load-chart';
import type { Range } from './periods';
import { FailureText } from './stats-messages';
import type { Bars, General } from './stats.slice';
import { StatsTotals } from './stats-totals';
import styles from './stats-board.module.css';

/** Comes later; a chart that does not come must not take the page along. */
const StatsChart = lazy(() =>
  loadChart().then(
    ({ StatsChart: Chart }) => ({ default: Chart }),
    () => ({ default: ChartMissing }),
  ),
);

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
      return (
        <Suspense fallback={place}>
          <StatsChart range={range} periods={bars.periods} />
        </Suspense>
      );
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
