import { noticeDurations } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { PageNotices } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';
import type { CheckConnection } from './check-connection';

export interface NetworkNoticeDeps {
  readonly window: Window;
  readonly services: Pick<PageServices, 'isReachable' | 'isSiteUnreachable' | 'resources' | 'clock'>;
  readonly notices: PageNotices;
  readonly checkConnection: CheckConnection;
}

const id = 'network';
/** A browser is online before it can resolve names. */
const retryAfter = 3000;

function showUnreachable(notices: PageNotices, onRetry: () => void): void {
  const text = __(
    'Your site cannot be reached. You may be offline. Your unsaved changes are kept, and you can save them once the site is back.',
    'jetpack',
  );
  const action = { label: __('Try again', 'jetpack'), onClick: onRetry };
  notices.show({ id, status: 'is-warning', text, isPersistent: true, showDismiss: false, action }, 'shell');
}

function showReachable(notices: PageNotices): void {
  const text = __('Your site is back online.', 'jetpack');
  notices.show({ id, status: 'is-success', text, duration: noticeDurations.success }, 'shell');
}

/**
 * Shows a notice while the site cannot be reached, and refetches what failed once it can. After one failed call the connection is
 * checked before anything is shown. Nothing is polled: the notice is removed by the browser's `online` event or any response.
 *
 * @returns A function that stops it.
 */
export function watchNetwork({ window, services, notices, checkConnection }: NetworkNoticeDeps): () => void {
  const { isReachable, isSiteUnreachable, resources, clock } = services;

  /** Requests that were in flight when the site was reached again can still fail. */
  let hasReturned = false;

  const refetchFailed = () => resources.refetch(({ error }) => error?.name === 'FetchNetworkError');

  async function check(): Promise<void> {
    const isAfterReturn = hasReturned;
    const hasResponse = await checkConnection();
    if (hasResponse && isAfterReturn) {
      hasReturned = false;
      refetchFailed();
    }
    if (hasResponse || isReachable.current || isSiteUnreachable.current) return;
    showUnreachable(notices, onOffline);
    isSiteUnreachable.set(true);
  }

  function onReached(): void {
    showReachable(notices);
    isSiteUnreachable.set(false);
    refetchFailed();
    hasReturned = true;
  }

  const watching = isReachable.changes.subscribe((isReached) => {
    if (!isReached) void check();
    else if (isSiteUnreachable.current) onReached();
  });
  const onOffline = () => void check();
  const onOnline = () =>
    void check().then(() => {
      if (!isReachable.current) watching.add(clock.after(retryAfter).subscribe(onOffline));
    });
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    watching.unsubscribe();
  };
}
