import { __ } from '@site-admin/runtime/i18n';
import { createLazyComponent, useLive } from '@site-admin/kit';
import { usePage, useViewer } from '../../page/page-context';
import { LazyNotices } from './lazy-notices';

/** Returns whether any of the site notices may be shown; each checks its own conditions. */
function useMayHaveSiteNotices(): boolean {
  const { navigation, services } = usePage();
  const { status, isLinked } = useViewer();
  const { isStaging } = useLive(services.site.connection);
  const { path } = useLive(navigation.location);
  const { jetpackStateNotices, isDevVersion, licensing } = services.site.initial;
  const { messageCode, errorCode, messageContent } = jetpackStateNotices;
  const hasStateNotice = Boolean(messageCode || errorCode || messageContent) || isDevVersion || licensing.error !== '';
  return hasStateNotice || status !== 'connected' || !isLinked || isStaging || path === '/plans';
}

/** The site notices, in a chunk of their own. */
export const siteNotices = createLazyComponent(() => import('./site-notices').then(({ SiteNotices }) => SiteNotices));

/** The site notices, loaded if there may be any. */
export function LazySiteNotices() {
  const failedText = __('Site notices could not be loaded.', 'jetpack');
  return <LazyNotices part={siteNotices} isWanted={useMayHaveSiteNotices()} failedText={failedText} />;
}
