import type { ReactNode } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Skeleton } from '@site-admin/ui';
import type { General } from './stats.slice';
import { viewsOf } from './period-texts';
import styles from './stats-totals.module.css';

/** The four numbers below the chart; a dash where the site sent none. */
export function StatsTotals({ general }: { readonly general: General }) {
  const { i18n } = useShell();
  const totals = general.status === 'loaded' ? general.totals : undefined;
  const isLoading = general.status === 'loading';
  const number = (value: number | undefined) => (value === undefined ? '-' : i18n.number(value));
  const place = (value: ReactNode) => (isLoading ? <Skeleton width={72} height="1em" /> : value);
  const bestDay = totals?.bestDay === undefined ? '-' : i18n.date(totals.bestDay);
  return (
    <dl className={styles.totals} aria-busy={isLoading}>
      <Total name={__('Views today', 'jetpack')} value={place(number(totals?.viewsToday))} />
      <Total
        name={__('Best overall day', 'jetpack')}
        value={place(totals?.bestDayViews === undefined ? '-' : viewsOf(totals.bestDayViews, i18n))}
        note={isLoading ? '' : bestDay}
      />
      <Total name={__('All-time views', 'jetpack')} value={place(number(totals?.views))} />
      <Total name={__('All-time comments', 'jetpack')} value={place(number(totals?.comments))} />
    </dl>
  );
}

function Total({ name, value, note }: { readonly name: string; readonly value: ReactNode; readonly note?: string }) {
  return (
    <div className={styles.total}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
