import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useState } from 'react';
import { createLazyPart, useLazyPart } from '../../page/lazy-part';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';

/** Whether one of the notices about this site may have something to say. Each decides for itself; most sites have none. */
function useMayHaveSiteNotices(): boolean {
  const { navigation, services } = usePage();
  const { status, isLinked } = useViewer();
  const { isStaging } = useLive(services.site.connection);
  const { path } = useLive(navigation.location);
  const { jetpackStateNotices, isDevVersion, licensing } = services.site.initial;
  const { messageCode, errorCode, messageContent } = jetpackStateNotices;
  const hasWord = Boolean(messageCode ?? errorCode ?? messageContent) || isDevVersion || licensing.error !== '';
  return hasWord || status !== 'connected' || !isLinked || isStaging || path === '/plans';
}

/** The notices about this site. */
export const siteNotices = createLazyPart(() => import('./site-notices').then(({ SiteNotices }) => SiteNotices));

/** The notices about this site, loaded where there may be some. */
export function LateNotices() {
  const isWanted = useMayHaveSiteNotices();
  const [isOfStart] = useState(isWanted);
  const state = useLazyPart(siteNotices, isWanted);
  if (!isWanted) return null;
  // The page counts as loading for that long: what stands below the notices is about to move, or not to be shown before.
  if (state.status === 'loading') return <div data-loading data-holding={isOfStart || undefined} hidden />;
  if (state.status === 'ready') return <state.Part />;
  return (
    <AnnouncedNotice
      status="is-warning"
      text={__('Site notices could not be loaded.', 'jetpack')}
      action={{ label: __('Try again', 'jetpack'), onClick: state.retry }}
    />
  );
}
