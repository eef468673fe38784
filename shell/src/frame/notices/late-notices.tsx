import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { usePage } from '../page-context';
import { AreaNotice } from './area-notice';

/** Whether one of the notices about this site may have something to say. Each decides for itself; most sites have none. */
function useMayHaveSiteNotices(): boolean {
  const { navigation, services, standing } = usePage();
  const { status, isLinked } = useLive(standing);
  const { isStaging } = useLive(services.site.connection);
  const { path } = useLive(navigation.location);
  const { jetpackStateNotices, isDevVersion, licensing } = services.site.initial;
  const { messageCode, errorCode, messageContent } = jetpackStateNotices;
  const hasWord = Boolean(messageCode ?? errorCode ?? messageContent) || isDevVersion || licensing.error !== '';
  return hasWord || status !== 'connected' || !isLinked || isStaging || path === '/plans';
}

type Loaded =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly SiteNotices: ComponentType };

/** The notices about this site, loaded where there may be some. */
export function LateNotices() {
  const isWanted = useMayHaveSiteNotices();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const isMissing = isWanted && loaded.status === 'loading';

  useEffect(() => {
    if (!isMissing) return;
    let hasLeft = false;
    const tell = (next: Loaded) => {
      if (!hasLeft) setLoaded(next);
    };
    import('./site-notices').then(
      ({ SiteNotices }) => tell({ status: 'ready', SiteNotices }),
      () => tell({ status: 'failed' }),
    );
    return () => {
      hasLeft = true;
    };
  }, [isMissing]);

  if (!isWanted) return null;
  // The page counts as loading for that long: what stands below the notices is about to move.
  if (loaded.status === 'loading') return <div data-loading hidden />;
  if (loaded.status === 'ready') return <loaded.SiteNotices />;
  const action = { label: __('Try again', 'jetpack'), onClick: () => setLoaded({ status: 'loading' }) };
  return (
    <AreaNotice
      status="is-warning"
      text={__('What there is to say about this site could not be loaded.', 'jetpack')}
      action={action}
    />
  );
}
