import { __ } from '@site-admin/runtime/i18n';
import { createLazyComponent, useLive } from '@site-admin/kit';
import { usePage } from '../../page/page-context';
import { LazyNotices } from './lazy-notices';

/** The notices about versions of remotes, in a chunk of their own. */
export const versionNotices = createLazyComponent(() =>
  import(/* webpackChunkName: "versions" */ './version-notices').then(({ VersionNotices }) => VersionNotices),
);

/** The notices about versions of remotes, loaded if there are any. */
export function LazyVersionNotices() {
  const { overrides, updates } = usePage().remotes;
  const isWanted = useLive(overrides).length + useLive(updates).length > 0;
  const failedText = __('Site notices could not be loaded.', 'jetpack');
  return <LazyNotices part={versionNotices} isWanted={isWanted} failedText={failedText} />;
}
