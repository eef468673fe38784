import { getSite, updateSettings } from '@site-admin/contracts';
import { act, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { getSignInUrl } from './session-notice';
import { settle } from '../testing/render-page';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

const minute = 60_000;
const signedOutText = /^You have been signed out\./;
/** Renders a page and ends its session in another tab; the next call fails. */
async function signOutElsewhere() {
  const page = renderWithBackgroundSync({ at: '/discussion' });
  page.acceptOnly('fresh');
  page.network.respondText('GET /nonce', '0', 403);
  await page.returnToTab(minute);
  return page;
}

test('signing out in another tab shows a notice and keeps the screen', async () => {
  const page = await signOutElsewhere();
  expect(screen.getByText(signedOutText)).toBeInTheDocument();
  expect(screen.getByText(/^content of settings/)).toBeInTheDocument();
  page.go('/security');
  expect(screen.getByText(signedOutText)).toBeInTheDocument();
  expect(page.fakeRemotes.log.closed).toEqual([]);
});

test('signing in opens a new tab that redirects back to the current screen', async () => {
  const page = await signOutElsewhere();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
  const [address = '', ...how] = open.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/wp-login.php');
  expect(searchParams.get('redirect_to')).toBe(window.location.href);
  expect(window.location.hash).toBe('#/discussion');
  expect(how).toEqual(['_blank', 'noopener']);
});

test('the sign-in page of a site in a folder is in that folder', () => {
  expect(getSignInUrl('https://example.org/blog/wp-admin/', 'https://example.org/blog/wp-admin/x#/y')).toBe(
    'https://example.org/blog/wp-login.php?redirect_to=https%3A%2F%2Fexample.org%2Fblog%2Fwp-admin%2Fx%23%2Fy',
  );
});

test('signing in again removes the notice and refetches refused resources', async () => {
  const page = await signOutElsewhere();
  const states: string[] = [];
  const watching = page.services.resources.watch(getSite).subscribe(({ status }) => states.push(status));
  await settle();
  expect(states.at(-1)).toBe('failed');
  page.network.respondText('GET /nonce', 'fresh');
  page.network.respond('GET connection/data', { currentUser: { id: page.services.site.user.current.id } });
  page.network.respond('GET site', { code: 'success', message: '', data: '{}' });
  // Any call detects the new nonce, such as a write.
  page.network.respond('POST settings', { code: 'success' });
  await act(async () => {
    await firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } }));
  });
  await settle();
  expect(page.network.getCalls('POST settings')).toHaveLength(1);
  expect(screen.queryByText(signedOutText)).not.toBeInTheDocument();
  expect(states.at(-1)).toBe('ready');
  watching.unsubscribe();
});

test('a write refused without a session shows the session notice only', async () => {
  const page = await signOutElsewhere();
  const results: string[] = [];
  await act(async () => {
    page.services.settings.change({ monitor: false }).subscribe(({ status }) => results.push(status));
    await settle();
  });
  expect(results).toEqual(['failed']);
  expect(page.notices.shown.current.map(({ id }) => id)).toEqual(['session']);
});

test('another user signed in in another tab: a notice offers to reload the page', async () => {
  const page = renderWithBackgroundSync();
  page.acceptOnly('fresh');
  page.network.respondText('GET /nonce', 'fresh');
  page.network.respond('GET connection/data', { currentUser: { id: page.services.site.user.current.id + 1 } });
  await page.returnToTab(minute);
  expect(screen.getByText(/^Another user has signed in in a different tab\./)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(page.reload).toHaveBeenCalledTimes(1);
});
