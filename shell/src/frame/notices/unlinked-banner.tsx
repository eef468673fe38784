import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { hasConnectionErrors } from '../../notices/has-connection-errors';
import { showsUnlinkedBanner } from '../../notices/unlinked-banner';
import { usePage, useViewer } from '../../page/page-context';
import { AnnouncedNotice } from './announced-notice';
import { useErrorSources } from './use-error-sources';

/** Asks unlinked users to connect their account, if they can (spec 001 §5). */
export function UnlinkedBanner() {
  const { connection, navigation } = usePage();
  const { isReconnecting, connectUrl } = useLive(connection.state);
  const { status, permissions, hasConnectedOwner, isLinked } = useViewer();
  const { path } = useLive(navigation.location);
  const { errors, siteData } = useErrorSources();
  const isShown = showsUnlinkedBanner({
    mayConnectAccount: permissions.connect_user,
    hasConnectedOwner,
    isReconnecting,
    hasSiteDataErrors: siteData !== undefined,
    hasConnectionErrors: hasConnectionErrors({ errors, siteData: undefined }),
    path,
    isLinked,
    connectUrl,
    isSiteConnected: status === 'connected',
  });
  if (!isShown) return null;
  return (
    <AnnouncedNotice
      status="is-info"
      text={__('Connect your account to use every Jetpack feature on this site.', 'jetpack')}
      action={{ label: __('Connect your user account', 'jetpack'), href: navigation.href('/connect-user') }}
    />
  );
}
