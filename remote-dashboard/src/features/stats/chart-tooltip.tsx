import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { tooltipSide } from './chart-geometry';
import type { Bar } from './chart-layout';
import { titleOf, viewsOf } from './period-texts';
import type { Range } from './periods';
import styles from './stats-chart.module.css';

export interface ChartTooltipProps {
  readonly bar: Bar;
  readonly range: Range;
  /** Where the plot begins in the chart, and its width. */
  readonly origin: number;
  readonly width: number;
}

/** What a bar stands for. Assistive technology has it in the bar's own name. */
export function ChartTooltip({ bar, range, origin, width }: ChartTooltipProps) {
  const { i18n } = useShell();
  const side = tooltipSide(bar.x + bar.width, width);
  const left = origin + (side === 'end' ? bar.x + bar.width + 8 : bar.x - 8);
  return (
    <div role="tooltip" className={styles.tooltip} data-side={side} style={{ left }}>
      <strong>{titleOf(bar.period, range, i18n)}</strong>
      <span>{viewsOf(bar.period.views, i18n)}</span>
      <span>{__('Click to see where they came from.', 'jetpack')}</span>
    </div>
  );
}
