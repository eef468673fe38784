import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { formatLastPeriod } from '../periods.texts';
import type { Bars } from '../stats-view';
import { Change } from './change';
import styles from './last-period.module.css';

export interface LastPeriodProps {
  readonly range: StatsRange;
  readonly bars: Bars;
}

/** The last complete day, week or month beside the one before. Keeps its place where they are not known. */
export function LastPeriod({ range, bars }: LastPeriodProps) {
  const { i18n } = useShell();
  const comparison = bars.status === 'loaded' ? bars.comparison : undefined;
  return (
    <p className={styles.last}>
      {comparison && (
        <>
          {formatLastPeriod(comparison.views, range, i18n)} <Change comparison={comparison} range={range} />
        </>
      )}
    </p>
  );
}
