import { useMemo, useRef } from 'react';
import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import type { Period } from '../periods';
import { chartTitle } from '../periods.texts';
import { ChartAxes } from './chart-axes';
import { ChartBars } from './chart-bars';
import { chartLimits } from './chart-geometry';
import { createChartLayout, plotHeight } from './chart-layout';
import { ChartTooltip } from './chart-tooltip';
import { LastPeriod } from './last-period';
import { isTouch } from './touch';
import { useElementWidth } from './use-element-width';
import { usePointedBar } from './use-pointed-bar';
import styles from './stats-chart.module.css';

/** Space around the plot for the topmost y label, the x labels and before the first bar. */
const margin = { top: 10, bottom: 26, start: 30 };

export interface StatsChartProps {
  readonly range: StatsRange;
  readonly periods: readonly Period[];
}

/** Bar chart of views. Each bar links to the provider's stats of its period; the chart is one tab stop. */
export function StatsChart({ range, periods }: StatsChartProps) {
  const { direction } = useShell().i18n;
  const host = useRef<HTMLElement>(null);
  const elementWidth = useElementWidth(host);
  const layout = useMemo(
    () => createChartLayout(periods, { elementWidth, isTouch: isTouch(), direction }),
    [periods, elementWidth, direction],
  );
  const { setPointed, tooltipIndex } = usePointedBar();
  const pointedBar = tooltipIndex === null ? undefined : layout.bars[tooltipIndex];
  const origin = direction === 'rtl' ? chartLimits.axisWidth - margin.start : margin.start;

  return (
    <>
      <LastPeriod range={range} periods={periods} />
      <figure ref={host} className={styles.chart} onPointerLeave={() => setPointed(null)}>
        <figcaption className={styles.caption}>{chartTitle(range)}</figcaption>
        <svg
          className={styles.drawing}
          width={layout.width + chartLimits.axisWidth}
          height={margin.top + plotHeight + margin.bottom}
        >
          <g transform={`translate(${origin} ${margin.top})`}>
            <ChartAxes layout={layout} range={range} />
            <ChartBars layout={layout} range={range} onPoint={setPointed} />
          </g>
        </svg>
        {layout.isEmpty && <p className={styles.empty}>{__('No activity this period', 'jetpack')}</p>}
        {pointedBar && <ChartTooltip bar={pointedBar} range={range} origin={origin} width={layout.width} />}
      </figure>
    </>
  );
}
