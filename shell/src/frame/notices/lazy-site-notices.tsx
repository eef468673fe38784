import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { createLazyComponent, useLazyComponent } from '../../page/lazy-component';
import { usePage, useViewer } from '../../page/page-context';
import { useHolding } from '../../page/use-holding';
import { AnnouncedNotice } from './announced-notice';

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

/** The site notices, loaded if there may be any. The first render of the page waits for them. */
export function LazySiteNotices() {
  const isWanted = useMayHaveSiteNotices();
  const isHolding = useHolding(isWanted);
  const state = useLazyComponent(siteNotices, isWanted);
  if (!isWanted) return null;
  if (state.status === 'loading') return <div data-loading data-holding={isHolding || undefined} hidden />;
  if (state.status === 'ready') return <state.Component />;
  return (
    <AnnouncedNotice
      status="is-warning"
      text={__('Site notices could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: state.retry }}
    />
  );
}
