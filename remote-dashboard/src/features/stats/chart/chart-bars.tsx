import type { StatsRange } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { chartTitle } from '../periods.texts';
import { ChartBar } from './chart-bar';
import type { ChartLayout } from './chart-layout';
import { useRovingBars } from './use-roving-bars';

export interface ChartBarsProps {
  readonly layout: ChartLayout;
  readonly range: StatsRange;
  /** Called with the index of the hovered or focused bar. */
  readonly onPoint: (index: number | null) => void;
}

/** The bars as one list and one tab stop. */
export function ChartBars({ layout: { bars, step }, range, onPoint }: ChartBarsProps) {
  const { direction } = useShell().i18n;
  const { list, current, onKeyDown } = useRovingBars(bars.length, direction);
  return (
    <g ref={list} role="list" aria-label={chartTitle(range)} onKeyDown={onKeyDown}>
      {bars.map((bar, index) => (
        <ChartBar
          key={bar.period.startDate}
          bar={bar}
          range={range}
          step={step}
          isTabStop={index === current}
          onPoint={(isPointed) => onPoint(isPointed ? index : null)}
        />
      ))}
    </g>
  );
}
