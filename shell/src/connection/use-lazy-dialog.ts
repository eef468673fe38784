import { useLazyComponent, type LazyComponent } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useEffect, type ComponentType } from 'react';
import { usePage } from '../page/page-context';
import { home } from '../routing/shell-routes';

/**
 * Returns a lazy dialog that opens over the dashboard at its own route, once its chunk is loaded. If loading fails, it shows a notice
 * on the dashboard; opening the route again retries.
 */
export function useLazyDialog<Props>(dialog: LazyComponent<Props>, isOpen: boolean): ComponentType<Props> | undefined {
  const { navigation, notices } = usePage();
  const state = useLazyComponent(dialog, isOpen);
  const hasFailed = state.status === 'failed';

  useEffect(() => {
    if (!hasFailed) return;
    const text = __('The dialog could not be loaded. Please check your network and try again.', 'jetpack');
    notices.show({ id: 'dialog-not-loaded', status: 'is-error', text, displayOnNextPage: true }, 'shell');
    navigation.navigate(home, { replace: true });
  }, [hasFailed, navigation, notices]);

  return isOpen && state.status === 'ready' ? state.Component : undefined;
}
