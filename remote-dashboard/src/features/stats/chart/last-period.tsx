import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { Change } from '../board/change';
import { comparePeriods } from '../compare-periods';
import type { Period } from '../periods';
import { formatLastPeriod } from './last-period.texts';
import styles from './last-period.module.css';

export interface LastPeriodProps {
  readonly range: StatsRange;
  readonly periods: readonly Period[];
}

/** The last complete day, week or month beside the one before. Keeps its place where they are not known. */
export function LastPeriod({ range, periods }: LastPeriodProps) {
  const { i18n } = useShell();
  const comparison = comparePeriods(periods, range);
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
