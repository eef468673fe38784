import { useEffect, useState } from 'react';
import { createLazyComponent } from '../../page/lazy-component';
import { usePage, useViewer } from '../../page/page-context';
import { home } from '../../routing/shell-routes';
import { useLazyDialog } from '../use-lazy-dialog';

const route = '/disconnect';

/** The dialog of /disconnect. */
export const disconnectDialog = createLazyComponent(() =>
  import('./disconnect-over-page').then(({ DisconnectOverPage }) => DisconnectOverPage),
);

/**
 * Opens the disconnect dialog over the dashboard at /disconnect, for whoever may disconnect a site that is connected; others are
 * led to the dashboard.
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

/** Once open it stays so until the route is left: disconnecting takes away what it was opened by. */
function useIsOpen(path: string): boolean {
  const { permissions, status } = useViewer();
  const [wasOpen, setOpen] = useState(false);
  const isOpen = path === route && (wasOpen || (permissions.disconnect && status === 'connected'));
  if (isOpen !== wasOpen) setOpen(isOpen);
  return isOpen;
}
