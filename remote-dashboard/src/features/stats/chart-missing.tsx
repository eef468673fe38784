import { useEffect } from 'react';
import { useShell } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';

/** Stands where the chart's code did not come. */
export function ChartMissing() {
  const { health } = useShell();
  useEffect(() => {
    health.report(new Error('The code of the chart could not be loaded.'), 'chunk stats-chart');
  }, [health]);
  return <p>{__('The chart could not be loaded. Reload the page to try again.', 'jetpack')}</p>;
}
