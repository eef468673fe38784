import { useLive } from '@site-admin/kit';
import { createLazyComponent } from '../page/lazy-component';
import { usePage, useViewer } from '../page/page-context';
import { home } from '../routing/shell-routes';
import { useLazyDialog } from './use-lazy-dialog';

/** The question of /reconnect. */
export const reconnectDialog = createLazyComponent(() =>
  import('./reconnect-dialog').then(({ ReconnectDialog }) => ReconnectDialog),
);

/** The question of /reconnect over the dashboard, where there is a connection to mend and nobody is at it (spec 001 §2.11). */
export function ReconnectRoute({ path }: { readonly path: string }) {
  const { navigation, connection } = usePage();
  const { status } = useViewer();
  const { isReconnecting } = useLive(connection.state);
  const Dialog = useLazyDialog(reconnectDialog, path === '/reconnect' && status === 'connected' && !isReconnecting);
  if (!Dialog) return null;
  const reconnect = () => {
    connection.reconnect();
    // Loaded again, the page must not ask the same once more.
    navigation.navigate(home, { replace: true });
  };
  return <Dialog onReconnect={reconnect} onClose={() => navigation.navigate(home)} />;
}
