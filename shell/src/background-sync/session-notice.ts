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

/** Returns the URL of the sign-in page, which redirects back to `here`. */
export function getSignInUrl(adminUrl: string, here: string): string {
  const address = new URL('../wp-login.php', adminUrl);
  address.searchParams.set('redirect_to', here);
  return address.href;
}

/** True for errors that a missing session can cause. */
const isRefusal = (error: unknown) => error instanceof Error && 'status' in error && [401, 403].includes(Number(error.status));

/**
 * Shows that the user was signed out, or that another user signed in, in another tab. The screen is kept: signing in happens in a new
 * tab, and with the next call after it this page continues.
 */
export function watchSession({ window, services, notices }: SessionNoticeDeps): () => void {
  const { session, site, resources, navigation } = services;

  const signIn = () => window.open(getSignInUrl(site.initial.adminUrl, window.location.href), '_blank', 'noopener');

  const show: Record<Exclude<Session, 'open'>, () => void> = {
    expired() {
      const text = __(
        'You have been signed out. Your unsaved changes are kept. Sign in again in a new tab, then come back to save them.',
        'jetpack',
      );
      const action = { label: __('Sign in', 'jetpack'), onClick: signIn };
      notices.show({ id, status: 'is-error', text, isPersistent: true, showDismiss: false, action }, 'shell');
    },
    userChanged() {
      const text = __('Another user has signed in in a different tab. Reload the page to continue as that user.', 'jetpack');
      const action = { label: __('Reload the page', 'jetpack'), onClick: () => void navigation.reload() };
      notices.show({ id, status: 'is-error', text, isPersistent: true, showDismiss: false, action }, 'shell');
    },
  };

  let before: Session = 'open';
  const watching = session.changes.subscribe((now) => {
    if (now !== 'open') show[now]();
    else if (before !== 'open') {
      notices.dismiss(id);
      resources.refetch(({ error }) => isRefusal(error));
    }
    before = now;
  });
  return () => watching.unsubscribe();
}
