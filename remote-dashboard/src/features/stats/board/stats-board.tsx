import type { ReactNode } from 'react';
import { createLazyComponent, useAfterPaint, useLazyComponent, useShell, useViewer } from '@site-admin/kit';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { Link } from '@site-admin/runtime/router';
import { providerHost, redirectUrl, type StatsRange } from '@site-admin/contracts';
import { Button, CardBody, CardFooter, ExternalLink, LoadError, Skeleton } from '@site-admin/ui';
import { Updated } from '../../../cards/updated';
import type { Bars, TotalsState } from '../stats-view';
import { StatsTotals } from './stats-totals';
import styles from './stats-board.module.css';

const statsChart = createLazyComponent(() => import('../chart/stats-chart').then(({ StatsChart }) => StatsChart));

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
  // The bars are half of the elements of the page: text and cards are painted a frame earlier.
  const isPainted = useAfterPaint();
  const chart = useLazyComponent(statsChart);
  if (bars.status === 'failed') return error;
  if (chart.status === 'failed') return <ChartError onRetry={chart.retry} />;
  if (bars.status === 'loading' || chart.status === 'loading' || !isPainted) return <Skeleton height={224} />;
  return <chart.Component range={range} periods={bars.periods} />;
}

const ChartError = ({ onRetry }: { readonly onRetry: () => void }) => (
  <LoadError isCompact onRetry={onRetry}>
    {__('The chart could not be loaded.', 'jetpack')}
  </LoadError>
);

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
