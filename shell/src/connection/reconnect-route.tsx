import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { useCallback, useEffect } from 'react';
import { usePage } from '../frame/page-context';
import { useLazyPart } from '../frame/use-lazy-part';

const loadDialog = () => import('./reconnect-dialog').then(({ ReconnectDialog }) => ReconnectDialog);

/** The question of /reconnect over the dashboard, where there is a connection to mend and nobody is at it (spec 001 §2.11). */
export function ReconnectRoute({ path }: { readonly path: string }) {
  const { navigation, connection, notices, standing } = usePage();
  const { status } = useLive(standing);
  const { isReconnecting } = useLive(connection.state);
  const isOpen = path === '/reconnect' && status === 'connected' && !isReconnecting;

  // Offline there is nothing to ask, and no screen of that name.
  const isAstray = path === '/reconnect' && status === 'offline';
  useEffect(() => {
    if (isAstray) navigation.navigate('/dashboard', { replace: true });
  }, [navigation, isAstray]);

  const onFailed = useCallback(() => {
    const text = __('The dialog could not be loaded. Please check your network and try again.', 'jetpack');
    notices.show({ id: 'reconnect-not-loaded', status: 'is-error', text, displayOnNextPage: true }, 'shell');
    navigation.navigate('/dashboard', { replace: true });
  }, [navigation, notices]);
  const Dialog = useLazyPart(isOpen, loadDialog, onFailed);

  if (!isOpen || !Dialog) return null;
  const reconnect = () => {
    connection.reconnect();
    // Loaded again, the page must not ask the same once more.
    navigation.navigate('/dashboard', { replace: true });
  };
  return <Dialog onReconnect={reconnect} onClose={() => navigation.navigate('/dashboard')} />;
}
