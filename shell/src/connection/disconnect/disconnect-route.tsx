import { useEffect, useState } from 'react';
import { createLazyPart } from '../../page/lazy-part';
import { usePage, useViewer } from '../../page/page-context';
import { home } from '../../routing/shell-routes';
import { useDialogPart } from '../use-dialog-part';

const route = '/disconnect';

/** The dialog of /disconnect. */
export const disconnectDialog = createLazyPart(() =>
  import('./disconnect-over-page').then(({ DisconnectOverPage }) => DisconnectOverPage),
);

/**
 * Opens the disconnect dialog over the dashboard at /disconnect, for whoever may disconnect a site that is connected; others are
 * led to the dashboard.
 */
export function DisconnectRoute({ path }: { readonly path: string }) {
  const { navigation } = usePage();
  const isOpen = useIsOpen(path);
  const Dialog = useDialogPart(disconnectDialog, isOpen);

  const isAstray = path === route && !isOpen;
  useEffect(() => {
    if (isAstray) navigation.navigate(home, { replace: true });
  }, [navigation, isAstray]);

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
