import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { getTooltipSide } from './chart-geometry';
import type { Bar } from './chart-layout';
import { formatTitle, formatViews } from '../periods.texts';
import styles from './stats-chart.module.css';

export interface ChartTooltipProps {
  readonly bar: Bar;
  readonly range: StatsRange;
  /** Left edge of the plot in the chart, and its width. */
  readonly origin: number;
  readonly width: number;
}

/** Period and views of a bar. Assistive technology reads the bar's own name instead. */
export function ChartTooltip({ bar, range, origin, width }: ChartTooltipProps) {
  const { i18n } = useShell();
  const side = getTooltipSide(bar.x + bar.width, width);
  const left = origin + (side === 'end' ? bar.x + bar.width + 8 : bar.x - 8);
  return (
    <div role="tooltip" className={styles.tooltip} data-side={side} style={{ left }}>
      <strong>{formatTitle(bar.period, range, i18n)}</strong>
      <span>{formatViews(bar.period.views, i18n)}</span>
      <span>{__('Click to see where visitors came from.', 'jetpack')}</span>
    </div>
  );
}
