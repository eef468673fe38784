import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { useEffect, useState, type ComponentType } from 'react';
import { usePage } from '../../frame/page-context';

const route = '/disconnect';

type DialogOverPage = ComponentType<{ readonly onLeave: () => void }>;

/**
 * Opens the disconnect dialog over the dashboard at /disconnect, for whoever may disconnect a site that is connected; others are
 * led to the dashboard. Its code is fetched only there.
 */
export function DisconnectRoute({ path }: { readonly path: string }) {
  const { navigation } = usePage();
  const isOpen = useIsOpen(path);
  const Dialog = useDialog(isOpen);

  const isAstray = path === route && !isOpen;
  useEffect(() => {
    if (isAstray) navigation.navigate('/dashboard', { replace: true });
  }, [navigation, isAstray]);

  if (!isOpen || !Dialog) return null;
  return <Dialog onLeave={() => navigation.navigate('/dashboard')} />;
}

/** Once open it stays so until the route is left: disconnecting takes away what it was opened by. */
function useIsOpen(path: string): boolean {
  const { may, status } = useLive(usePage().standing);
  const [wasOpen, setOpen] = useState(false);
  const isOpen = path === route && (wasOpen || (may.disconnect && status === 'connected'));
  if (isOpen !== wasOpen) setOpen(isOpen);
  return isOpen;
}

/** The dialog's code. Without it the page stays as it is, and says so; the next try fetches it anew. */
function useDialog(isOpen: boolean): DialogOverPage | undefined {
  const { navigation, notices } = usePage();
  const [dialog, setDialog] = useState<DialogOverPage>();
  useEffect(() => {
    if (!isOpen || dialog) return;
    let isWanted = true;
    import('./disconnect-over-page').then(
      ({ DisconnectOverPage }) => setDialog(() => DisconnectOverPage),
      () => {
        if (!isWanted) return;
        const text = __('The dialog could not be loaded. Please check your network and try again.', 'jetpack');
        notices.show({ id: 'disconnect-not-loaded', status: 'is-error', text, displayOnNextPage: true }, 'shell');
        navigation.navigate('/dashboard', { replace: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, dialog, navigation, notices]);
  return dialog;
}
