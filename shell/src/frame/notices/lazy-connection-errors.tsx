import { createLazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { hasConnectionErrors } from '../../notices/has-connection-errors';
import { LazyNotices } from './lazy-notices';
import { useErrorSources } from './use-error-sources';

/** The connection errors, in a chunk of their own: most sites have none. */
export const connectionErrorNotices = createLazyComponent(() =>
  import('./connection-error-notices').then(({ ConnectionErrorNotices }) => ConnectionErrorNotices),
);

/** The connection errors, loaded if there are any. */
export function LazyConnectionErrors() {
  const failedText = __('There seems to be a problem with your website.', 'jetpack');
  return <LazyNotices part={connectionErrorNotices} isWanted={hasConnectionErrors(useErrorSources())} failedText={failedText} />;
}
