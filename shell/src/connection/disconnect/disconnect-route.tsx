import { createLazyComponent } from '@site-admin/kit';
import { useEffect, useState } from 'react';
import { usePage, useViewer } from '../../page/page-context';
import { home } from '../../routing/shell-routes';
import { useLazyDialog } from '../use-lazy-dialog';

const route = '/disconnect';

/** The dialog, as a lazy component. */
export const disconnectDialog = createLazyComponent(() =>
  import('./disconnect-over-page').then(({ DisconnectOverPage }) => DisconnectOverPage),
);

/**
 * Opens the disconnect dialog over the dashboard at /disconnect, on a connected site and with permission to disconnect it; else it
 * redirects to the dashboard.
 */
export function DisconnectRoute({ path }: { readonly path: string }) {
  const { navigation } = usePage();
  const isOpen = useIsOpen(path);
  const Dialog = useLazyDialog(disconnectDialog, isOpen);

  const shouldRedirect = path === route && !isOpen;
  useEffect(() => {
    if (shouldRedirect) navigation.navigate(home, { replace: true });
  }, [navigation, shouldRedirect]);

  return Dialog ? <Dialog onLeave={() => navigation.navigate(home)} /> : null;
}

/** Once open, the dialog stays open until the route changes: disconnecting removes the conditions it was opened by. */
function useIsOpen(path: string): boolean {
  const { permissions, status } = useViewer();
  const [wasOpen, setOpen] = useState(false);
  const isOpen = path === route && (wasOpen || (permissions.disconnect && status === 'connected'));
  if (isOpen !== wasOpen) setOpen(isOpen);
  return isOpen;
}
