import { __ } from '@site-admin/runtime/i18n';
import { useMissingChunk } from '../../../cards/use-missing-chunk';

/** Shown where the chunk of the chart failed to load. */
export function ChartMissing() {
  useMissingChunk('stats-chart');
  return <p>{__('The chart could not be loaded. Reload the page to try again.', 'jetpack')}</p>;
}
