import { redirectUrl, type StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { sprintf, __ } from '@site-admin/runtime/i18n';
import { plotHeight, type Bar } from './chart-layout';
import { formatTitle, formatViews } from '../periods.texts';
import styles from './stats-chart.module.css';

export interface ChartBarProps {
  readonly bar: Bar;
  readonly range: StatsRange;
  readonly step: number;
  readonly isTabStop: boolean;
  readonly onPoint: (isPointed: boolean) => void;
}

/** Bar of one period; its whole column links to the provider's stats of that period. */
export function ChartBar({ bar, range, step, isTabStop, onPoint }: ChartBarProps) {
  const { i18n, site } = useShell();
  const { period, x, y, width, height } = bar;
  /* translators: 1 is a date or a span of dates, 2 is a number of views. */
  const name = sprintf(
    __('%1$s: %2$s (opens in a new tab)', 'jetpack'),
    formatTitle(period, range, i18n),
    formatViews(period.views, i18n),
  );
  return (
    <g role="listitem">
      <a
        href={redirectUrl(`calypso-stats-${range}`, { query: `startDate=${period.startDate}` }, site.initial)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={name}
        tabIndex={isTabStop ? 0 : -1}
        className={styles.bar}
        onPointerEnter={() => onPoint(true)}
        onFocus={() => onPoint(true)}
        onBlur={() => onPoint(false)}
        onKeyDown={(event) => event.key === 'Escape' && onPoint(false)}
      >
        <rect className={styles.column} x={x - (step - width) / 2} y={0} width={step} height={plotHeight} />
        <rect className={styles.value} x={x} y={y} width={width} height={height} />
      </a>
    </g>
  );
}
