import { noticeDurations } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { Look } from './check-connection';
import type { PageNotices } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';

export interface NetworkNoticeDeps {
  readonly window: Window;
  readonly services: Pick<PageServices, 'isReachable' | 'isAway' | 'resources' | 'clock'>;
  readonly notices: PageNotices;
  readonly look: Look;
}

const id = 'network';
/** A browser is online a moment before names are found. */
const secondTryAfter = 3000;

/**
 * Tells when the site cannot be reached, and when it can again; then asks again for what is on screen and was not reached. One
 * call that did not come through is no such thing: the site is asked once more before anything is said. Nothing is polled: the
 * browser tells when it is online again, and every answer of the site is a proof as well.
 */
export function followNetwork({ window, services, notices, look }: NetworkNoticeDeps): () => void {
  const { isReachable, isAway, resources, clock } = services;

  function tellAway(): void {
    const text = __(
      'The site cannot be reached; you may be offline. This page stays usable: nothing you typed is lost, and you can save it once the site is back.',
      'jetpack',
    );
    const action = { label: __('Try again', 'jetpack'), onClick: () => void check() };
    notices.show({ id, status: 'is-warning', text, isPersistent: true, showDismiss: false, action }, 'shell');
    isAway.set(true);
  }

  function tellBack(): void {
    notices.show(
      { id, status: 'is-success', text: __('The site can be reached again.', 'jetpack'), duration: noticeDurations.success },
      'shell',
    );
    isAway.set(false);
    resources.askAgain(({ error }) => error?.name === 'FetchNetworkError');
  }

  async function check(): Promise<void> {
    const isAnswered = await look();
    if (!isAnswered && !isReachable.current && !isAway.current) tellAway();
  }

  const following = isReachable.changes.subscribe((isReached) => {
    if (!isReached) void check();
    else if (isAway.current) tellBack();
  });
  const onOffline = () => void check();
  const onOnline = () =>
    void check().then(() => {
      if (!isReachable.current) following.add(clock.after(secondTryAfter).subscribe(onOffline));
    });
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    following.unsubscribe();
  };
}
