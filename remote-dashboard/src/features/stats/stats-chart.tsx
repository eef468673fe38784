import { useMemo, useRef } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { chartLimits } from './chart-geometry';
import { chartLayout, plotHeight } from './chart-layout';
import { ChartBar } from './chart-bar';
import { ChartTooltip } from './chart-tooltip';
import type { Period, Range } from './periods';
import { chartName, labelOf } from './period-texts';
import { isTouch } from './touch';
import { useElementWidth } from './use-element-width';
import { usePointedBar } from './use-pointed-bar';
import { useRovingBars } from './use-roving-bars';
import styles from './stats-chart.module.css';

/** Room above the plot for the topmost y label, below it for the x labels, and before its first bar. */
const margin = { top: 10, bottom: 26, start: 30 };

export interface StatsChartProps {
  readonly range: Range;
  readonly periods: readonly Period[];
}

/** The views of each period as bars; each bar leads to the provider's stats of it. One stop for the keyboard, arrows inside. */
export function StatsChart({ range, periods }: StatsChartProps) {
  const { i18n } = useShell();
  const host = useRef<HTMLElement>(null);
  const elementWidth = useElementWidth(host);
  const { direction } = i18n;
  const layout = useMemo(
    () => chartLayout(periods, { elementWidth, isTouch: isTouch(), direction }),
    [periods, elementWidth, direction],
  );
  const { point, withTooltip } = usePointedBar();
  const { list, current, moveTo } = useRovingBars(layout.bars.length, direction);
  const hovered = withTooltip === null ? undefined : layout.bars[withTooltip];
  const isMirrored = direction === 'rtl';
  const origin = isMirrored ? chartLimits.axisWidth - margin.start : margin.start;

  return (
    <figure ref={host} className={styles.chart} onPointerLeave={() => point(null)}>
      <figcaption className={styles.caption}>{chartName(range)}</figcaption>
      <svg
        className={styles.drawing}
        width={layout.width + chartLimits.axisWidth}
        height={margin.top + plotHeight + margin.bottom}
      >
        <g transform={`translate(${origin} ${margin.top})`}>
          <g aria-hidden className={styles.axis}>
            {layout.ticks.map(({ value, y }) => (
              <g key={value}>
                <line x1={0} x2={layout.width} y1={y} y2={y} />
                <text x={isMirrored ? -12 : layout.width + 12} y={y} dy="0.32em" textAnchor={isMirrored ? 'end' : 'start'}>
                  {i18n.number(value)}
                </text>
              </g>
            ))}
            {layout.bars.map(
              (bar) =>
                bar.hasLabel && (
                  <text key={bar.period.startDate} x={bar.x + bar.width / 2} y={plotHeight + 18} textAnchor="middle">
                    {labelOf(bar.period, range, i18n)}
                  </text>
                ),
            )}
          </g>
          <g ref={list} role="list" aria-label={chartName(range)} onKeyDown={moveTo}>
            {layout.bars.map((bar, index) => (
              <ChartBar
                key={bar.period.startDate}
                bar={bar}
                range={range}
                step={layout.step}
                isTabStop={index === current}
                onPoint={(isPointed) => point(isPointed ? index : null)}
              />
            ))}
          </g>
        </g>
      </svg>
      {layout.isEmpty && <p className={styles.empty}>{__('No activity this period', 'jetpack')}</p>}
      {hovered && <ChartTooltip bar={hovered} range={range} origin={origin} width={layout.width} />}
    </figure>
  );
}
