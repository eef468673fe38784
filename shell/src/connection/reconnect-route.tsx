import { useLive } from '@site-admin/kit';
import { createLazyPart } from '../page/lazy-part';
import { usePage, useViewer } from '../page/page-context';
import { home } from '../routing/shell-routes';
import { useDialogPart } from './use-dialog-part';

/** The question of /reconnect. */
export const reconnectDialog = createLazyPart(() => import('./reconnect-dialog').then(({ ReconnectDialog }) => ReconnectDialog));

/** The question of /reconnect over the dashboard, where there is a connection to mend and nobody is at it (spec 001 §2.11). */
export function ReconnectRoute({ path }: { readonly path: string }) {
  const { navigation, connection } = usePage();
  const { status } = useViewer();
  const { isReconnecting } = useLive(connection.state);
  const Dialog = useDialogPart(reconnectDialog, path === '/reconnect' && status === 'connected' && !isReconnecting);
  if (!Dialog) return null;
  const reconnect = () => {
    connection.reconnect();
    // Loaded again, the page must not ask the same once more.
    navigation.navigate(home, { replace: true });
  };
  return <Dialog onReconnect={reconnect} onClose={() => navigation.navigate(home)} />;
}
