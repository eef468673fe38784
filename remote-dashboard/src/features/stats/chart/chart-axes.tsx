import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { formatLabel } from '../periods.texts';
import { plotHeight, type ChartLayout } from './chart-layout';
import styles from './stats-chart.module.css';

export interface ChartAxesProps {
  readonly layout: ChartLayout;
  readonly range: StatsRange;
}

/** Grid lines with their y labels, and the x labels. Hidden from assistive technology: the bars have names. */
export function ChartAxes({ layout, range }: ChartAxesProps) {
  const { i18n } = useShell();
  const isMirrored = i18n.direction === 'rtl';
  return (
    <g aria-hidden className={styles.axis}>
      {layout.ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={0} x2={layout.width} y1={y} y2={y} />
          <text x={isMirrored ? -12 : layout.width + 12} y={y} dy="0.32em" textAnchor={isMirrored ? 'end' : 'start'}>
            {i18n.number(value)}
          </text>
        </g>
      ))}
      {layout.bars
        .filter((bar) => bar.hasLabel)
        .map((bar) => (
          <text key={bar.period.startDate} x={bar.x + bar.width / 2} y={plotHeight + 18} textAnchor="middle">
            {formatLabel(bar.period, range, i18n)}
          </text>
        ))}
    </g>
  );
}
