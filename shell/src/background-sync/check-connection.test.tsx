import { act, screen } from '@testing-library/react';
import { settle } from '../testing/render-page';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

const minute = 60_000;
const disconnected = { isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false };

test('a site disconnected in another tab shows the connect screen and a notice on return', async () => {
  const page = renderWithBackgroundSync({ at: '/discussion' });
  expect(page.fakeRemotes.log.opened).toEqual(['settings']);
  page.setConnection(disconnected);
  await page.returnToTab(minute);
  expect(screen.getByText('The site is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.viewer.current).toMatchObject({ status: 'unconnected', isLinked: false });
  expect(page.fakeRemotes.log.closed).toEqual(['settings']);
});

test('a site connected in another tab shows its page on return', async () => {
  const page = renderWithBackgroundSync({ at: '/dashboard', site: { connection: 'unconnected' } });
  expect(page.fakeRemotes.log.opened).toEqual([]);
  page.setConnection({ isActive: true, isRegistered: true, isUserConnected: true, hasConnectedOwner: true });
  await page.returnToTab(minute);
  expect(screen.getByText('The site is now connected.')).toBeInTheDocument();
  expect(page.fakeRemotes.log.opened).toEqual(['dashboard']);
});

test('an account unlinked in another tab becomes unlinked, with a notice', async () => {
  const page = renderWithBackgroundSync();
  page.setConnection({ isUserConnected: false });
  await page.returnToTab(minute);
  expect(screen.getByText('Your account is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.user.current.isConnected).toBe(false);
});

test.each([
  ['administrator', 'The site connection no longer has an owner.'],
  ['editor', undefined],
] as const)('a removed connection owner is reported to managers only: %s', async (role, text) => {
  const page = renderWithBackgroundSync({ site: { role, owner: false } });
  page.setConnection({ hasConnectedOwner: false });
  await page.returnToTab(minute);
  expect(page.services.site.connection.current.hasConnectedOwner).toBe(false);
  expect(page.notice('connection-changed')?.text).toBe(text);
});

test('without a change there is one call and no notice, and members only in the page data are kept', async () => {
  const page = renderWithBackgroundSync();
  const before = page.services.site.connection.current;
  await page.returnToTab(minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.services.site.connection.current).toBe(before);
  expect(page.notices.shown.current).toEqual([]);
});

test('switching tabs checks at most every ten seconds; behavior A8: nothing is polled otherwise', async () => {
  const page = renderWithBackgroundSync();
  await page.returnToTab(5_000);
  expect(page.connectionChecks()).toBe(0);
  await page.returnToTab(5_000);
  expect(page.connectionChecks()).toBe(1);
  await page.returnToTab(9_000);
  expect(page.connectionChecks()).toBe(1);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.returnToTab(minute);
  expect(page.connectionChecks()).toBe(1);
});

describe('with something unsaved', () => {
  const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

  async function openDirty() {
    const page = renderWithBackgroundSync({ at: '/discussion' });
    const onLeave = jest.fn();
    page.navigation.guard({ question, isDirty: () => onLeave.mock.calls.length === 0, onLeave });
    page.setConnection(disconnected);
    await page.returnToTab(6 * minute);
    return { ...page, onLeave };
  }

  test('the screen stays with a notice; the change is displayed once the user discards the edits', async () => {
    const page = await openDirty();
    expect(screen.getByText('The site is no longer connected.')).toBeInTheDocument();
    expect(page.fakeRemotes.log.closed).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Update this page' }));
    expect(screen.getByText(question)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(page.fakeRemotes.log.closed).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Update this page' }));
    await page.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await settle();
    expect(page.onLeave).toHaveBeenCalledTimes(1);
    expect(page.fakeRemotes.log.closed).toEqual(['settings']);
  });

  test('the notice is removed when the site is connected again before the user decides', async () => {
    const page = await openDirty();
    page.setConnection({});
    await page.returnToTab(minute);
    expect(page.notice('connection-changed')).toBeUndefined();
  });
});

test('a change made in this tab shows no notice about another tab', async () => {
  const page = renderWithBackgroundSync();
  page.network.respond('POST connection', { code: 'success' });
  page.setConnection(disconnected);
  await act(() => page.connection.disconnect());
  await page.returnToTab(minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.notice('connection-changed')).toBeUndefined();
  // The dialog displays the change when it is closed.
  expect(page.fakeRemotes.log.closed).toEqual([]);
  page.act(() => page.connection.refresh());
  await settle();
  expect(page.fakeRemotes.log.closed).toEqual(['dashboard']);
  await page.returnToTab(minute);
  expect(page.notice('connection-changed')).toBeUndefined();
});

test('no requests are sent after stopping', async () => {
  const page = renderWithBackgroundSync();
  page.stop();
  await page.returnToTab(minute);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(page.connectionChecks()).toBe(0);
});
