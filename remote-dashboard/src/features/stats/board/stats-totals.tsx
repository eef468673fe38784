import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Skeleton } from '@site-admin/ui';
import { formatViews } from '../periods.texts';
import { Change } from './change';
import type { TotalsState } from '../stats-view';
import styles from './stats-totals.module.css';

/** The numbers below the chart; a dash for a number the site did not send. */
export function StatsTotals({ state }: { readonly state: TotalsState }) {
  const { i18n } = useShell();
  const totals = state.status === 'loaded' ? state.totals : undefined;
  const isLoading = state.status === 'loading';
  const number = (value: number | undefined) => (value === undefined ? '-' : i18n.number(value));
  const orSkeleton = (value: ReactNode) => (isLoading ? <Skeleton width={72} height="1em" /> : value);
  const bestDay = totals?.bestDay === undefined ? '-' : i18n.date(totals.bestDay);
  return (
    <dl className={styles.totals} aria-busy={isLoading}>
      <Total
        name={__('Views today', 'jetpack')}
        value={orSkeleton(number(totals?.viewsToday))}
        note={totals?.today && <Change comparison={totals.today} range="today" />}
      />
      <Total
        name={__('Best overall day', 'jetpack')}
        value={orSkeleton(totals?.bestDayViews === undefined ? '-' : formatViews(totals.bestDayViews, i18n))}
        note={isLoading ? '' : bestDay}
      />
      <Total name={__('All-time views', 'jetpack')} value={orSkeleton(number(totals?.views))} />
      <Total name={__('All-time comments', 'jetpack')} value={orSkeleton(number(totals?.comments))} />
    </dl>
  );
}

function Total({ name, value, note }: { readonly name: string; readonly value: ReactNode; readonly note?: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
