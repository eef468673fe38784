import { __ } from '@site-admin/runtime/i18n';
import { useEffect, type ComponentType } from 'react';
import { useLazyPart, type LazyPart } from '../page/lazy-part';
import { usePage } from '../page/page-context';
import { home } from '../routing/shell-routes';

/**
 * The dialog that opens over the dashboard at a route of its own, once its code is there. Without it the dashboard is shown, and what
 * went wrong is said; the next time the route is opened it is fetched anew.
 */
export function useDialogPart<Props>(dialog: LazyPart<Props>, isOpen: boolean): ComponentType<Props> | undefined {
  const { navigation, notices } = usePage();
  const state = useLazyPart(dialog, isOpen);
  const hasFailed = state.status === 'failed';

  useEffect(() => {
    if (!hasFailed) return;
    const text = __('The dialog could not be loaded. Please check your network and try again.', 'jetpack');
    notices.show({ id: 'dialog-not-loaded', status: 'is-error', text, displayOnNextPage: true }, 'shell');
    navigation.navigate(home, { replace: true });
  }, [hasFailed, navigation, notices]);

  return isOpen && state.status === 'ready' ? state.Part : undefined;
}
