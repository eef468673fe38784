import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { Tabs } from '@site-admin/ui';
import { ranges, type Range } from './periods';
import { selectStats, stats } from './stats.slice';

const labels = (): Record<Range, string> => ({
  day: __('Days', 'jetpack'),
  week: __('Weeks', 'jetpack'),
  month: __('Months', 'jetpack'),
});

/** Chooses what one bar stands for. `id` is its TabPanel's. */
export function RangeTabs({ id }: { readonly id: string }) {
  const { range } = useSelector(selectStats);
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
