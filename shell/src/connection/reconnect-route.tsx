import { createLazyComponent, useLive } from '@site-admin/kit';
import { usePage, useViewer } from '../page/page-context';
import { home } from '../routing/shell-routes';
import { useLazyDialog } from './use-lazy-dialog';

/** The dialog, as a lazy component. */
export const reconnectDialog = createLazyComponent(() =>
  import(/* webpackChunkName: "connection" */ './reconnect-dialog').then(({ ReconnectDialog }) => ReconnectDialog),
);

/** Opens the reconnect dialog over the dashboard at /reconnect, for a connected site that is not reconnecting (spec 001 §2.11). */
export function ReconnectRoute({ path }: { readonly path: string }) {
  const { navigation, connection } = usePage();
  const { status } = useViewer();
  const { isReconnecting } = useLive(connection.state);
  const Dialog = useLazyDialog(reconnectDialog, path === '/reconnect' && status === 'connected' && !isReconnecting);
  if (!Dialog) return null;
  const reconnect = () => {
    connection.reconnect();
    // The dialog must not open again after the reload.
    navigation.navigate(home, { replace: true });
  };
  return <Dialog onReconnect={reconnect} onClose={() => navigation.navigate(home)} />;
}
