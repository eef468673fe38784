import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import type { Comparison } from '../comparison';
import { formatChange, type ComparedRange } from '../periods.texts';
import styles from './change.module.css';

export interface ChangeProps {
  readonly comparison: Comparison;
  readonly range: ComparedRange;
}

/** The change since the period before: an arrow, the percentage, and the number it is compared with. */
export function Change({ comparison, range }: ChangeProps) {
  const { i18n } = useShell();
  const { change } = comparison;
  return (
    <span className={change > 0 ? styles.up : undefined}>
      {change !== 0 && (
        <>
          <span role="img" aria-label={change > 0 ? __('Up', 'jetpack') : __('Down', 'jetpack')}>
            {change > 0 ? '▲' : '▼'}
          </span>{' '}
        </>
      )}
      {formatChange(comparison, range, i18n)}
    </span>
  );
}
