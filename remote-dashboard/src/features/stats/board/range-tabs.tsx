import type { StatsRange } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Tabs } from '@site-admin/ui';
import { ranges } from '../periods';
import { selectRange, stats } from '../stats.slice';

const labels = (): Record<StatsRange, string> => ({
  day: __('Days', 'jetpack'),
  week: __('Weeks', 'jetpack'),
  month: __('Months', 'jetpack'),
});

/** Tabs that choose the range of the chart. `id` is the one of their TabPanel. */
export function RangeTabs({ id }: { readonly id: string }) {
  const range = useSelector(selectRange);
  const dispatch = useDispatch();
  const names = labels();
  return (
    <Tabs
      id={id}
      label={__('Views by', 'jetpack')}
      items={ranges.map((value) => ({ id: value, label: names[value] }))}
      selected={range}
      onSelect={(chosen) => dispatch(stats.rangeChosen(chosen))}
    />
  );
}
