import { __ } from '@site-admin/runtime/i18n';
import type { PageNotices } from '../page/services/notices';
import type { Session } from '../page/services/requests';
import type { PageServices } from '../page/services/page-services';

export interface SessionNoticeDeps {
  readonly window: Window;
  readonly services: Pick<PageServices, 'session' | 'site' | 'resources' | 'navigation'>;
  readonly notices: PageNotices;
}

const id = 'session';

/** Where one signs in and comes back to this very screen. */
export function signInAddress(adminUrl: string, here: string): string {
  const address = new URL('../wp-login.php', adminUrl);
  address.searchParams.set('redirect_to', here);
  return address.href;
}

/** What may have failed for want of a session. */
const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && [401, 403].includes(Number(error.status));

/**
 * Tells that the person was signed out, or that somebody else signed in, in another tab. Nothing on screen is touched: signing in
 * happens in a tab of its own, and with the next call after it this page goes on where it was.
 */
export function followSession({ window, services, notices }: SessionNoticeDeps): () => void {
  const { session, site, resources, navigation } = services;

  const signIn = () => window.open(signInAddress(site.initial.adminUrl, window.location.href), '_blank', 'noopener');

  const words: Record<Exclude<Session, 'open'>, () => void> = {
    expired() {
      const text = __(
        'You have been signed out. Nothing on this page is lost; sign in again to save it. Signing in opens in a new tab: come back here afterwards.',
        'jetpack',
      );
      const action = { label: __('Sign in', 'jetpack'), onClick: signIn };
      notices.show({ id, status: 'is-error', text, isPersistent: true, showDismiss: false, action }, 'shell');
    },
    userChanged() {
      const text = __(
        'Somebody else has signed in, in another tab. Nothing can be saved here in your name. Load the page again to continue as that person.',
        'jetpack',
      );
      const action = { label: __('Load the page again', 'jetpack'), onClick: () => void navigation.reload() };
      notices.show({ id, status: 'is-error', text, isPersistent: true, showDismiss: false, action }, 'shell');
    },
  };

  let before: Session = 'open';
  const following = session.changes.subscribe((now) => {
    if (now !== 'open') words[now]();
    else if (before !== 'open') {
      notices.dismiss(id);
      resources.askAgain(({ error }) => isRefusal(error));
    }
    before = now;
  });
  return () => following.unsubscribe();
}
