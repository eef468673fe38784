import { act, screen } from '@testing-library/react';
import { settle } from '../testing/render-page';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

const minute = 60_000;
const disconnected = { isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false };

test('coming back to the tab after the site was disconnected in another shows the connect screen and says why', async () => {
  const page = renderWithBackgroundSync({ at: '/discussion' });
  expect(page.fakeRemotes.log.opened).toEqual(['settings']);
  page.setConnection(disconnected);
  await page.returnToTab(minute);
  expect(screen.getByText('The site is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.viewer.current).toMatchObject({ status: 'unconnected', isLinked: false });
  expect(page.fakeRemotes.log.closed).toEqual(['settings']);
});

test('the site connected in another tab brings the page in here', async () => {
  const page = renderWithBackgroundSync({ at: '/dashboard', site: { connection: 'unconnected' } });
  expect(page.fakeRemotes.log.opened).toEqual([]);
  page.setConnection({ isActive: true, isRegistered: true, isUserConnected: true, hasConnectedOwner: true });
  await page.returnToTab(minute);
  expect(screen.getByText('The site is now connected.')).toBeInTheDocument();
  expect(page.fakeRemotes.log.opened).toEqual(['dashboard']);
});

test('the account unlinked in another tab counts as not linked here, which is said', async () => {
  const page = renderWithBackgroundSync();
  page.setConnection({ isUserConnected: false });
  await page.returnToTab(minute);
  expect(screen.getByText('Your account is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.user.current.isConnected).toBe(false);
});

test.each([
  ['administrator', 'The site connection no longer has an owner.'],
  ['editor', undefined],
] as const)('an owner who is gone is news to those who can tell: %s', async (role, text) => {
  const page = renderWithBackgroundSync({ site: { role, owner: false } });
  page.setConnection({ hasConnectedOwner: false });
  await page.returnToTab(minute);
  expect(page.services.site.connection.current.hasConnectedOwner).toBe(false);
  expect(page.notice('connection-changed')?.text).toBe(text);
});

test('nothing changed: one call, no word, and what only the page was served with is kept', async () => {
  const page = renderWithBackgroundSync();
  const before = page.services.site.connection.current;
  await page.returnToTab(minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.services.site.connection.current).toBe(before);
  expect(page.notices.shown.current).toEqual([]);
});

test('going to and fro between tabs asks every ten seconds at most, and behaviour A8: without that nothing is polled', async () => {
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

  test('the screen stays, the change is told, and is shown only when the person gives up what they typed', async () => {
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

  test('connected again before the person decided, there is nothing to decide', async () => {
    const page = await openDirty();
    page.setConnection({});
    await page.returnToTab(minute);
    expect(page.notice('connection-changed')).toBeUndefined();
  });
});

test('what is changed in this very tab is no news from another', async () => {
  const page = renderWithBackgroundSync();
  page.network.respond('POST connection', { code: 'success' });
  page.setConnection(disconnected);
  await act(() => page.connection.disconnect());
  await page.returnToTab(minute);
  expect(page.connectionChecks()).toBe(1);
  expect(page.notice('connection-changed')).toBeUndefined();
  // The dialog has its last words to say; it shows the change when they are said.
  expect(page.fakeRemotes.log.closed).toEqual([]);
  page.act(() => page.connection.refresh());
  await settle();
  expect(page.fakeRemotes.log.closed).toEqual(['dashboard']);
  await page.returnToTab(minute);
  expect(page.notice('connection-changed')).toBeUndefined();
});

test('stopped, it asks nothing any more', async () => {
  const page = renderWithBackgroundSync();
  page.stop();
  await page.returnToTab(minute);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(page.connectionChecks()).toBe(0);
});
