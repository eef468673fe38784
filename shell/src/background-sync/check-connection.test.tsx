import { act, screen } from '@testing-library/react';
import { settle } from '../testing/render-page';
import { renderKept } from '../testing/render-background-sync';

const minute = 60_000;
const disconnected = { isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false };

test('coming back to the tab after the site was disconnected in another shows the connect screen and says why', async () => {
  const page = renderKept({ at: '/discussion' });
  expect(page.engine.log.opened).toEqual(['settings']);
  page.connect(disconnected);
  await page.comeBack(minute);
  expect(screen.getByText('The site is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.viewer.current).toMatchObject({ status: 'unconnected', isLinked: false });
  expect(page.engine.log.closed).toEqual(['settings']);
});

test('the site connected in another tab brings the page in here', async () => {
  const page = renderKept({ at: '/dashboard', site: { connection: 'unconnected' } });
  expect(page.engine.log.opened).toEqual([]);
  page.connect({ isActive: true, isRegistered: true, isUserConnected: true, hasConnectedOwner: true });
  await page.comeBack(minute);
  expect(screen.getByText('The site is now connected.')).toBeInTheDocument();
  expect(page.engine.log.opened).toEqual(['dashboard']);
});

test('the account unlinked in another tab counts as not linked here, which is said', async () => {
  const page = renderKept();
  page.connect({ isUserConnected: false });
  await page.comeBack(minute);
  expect(screen.getByText('Your account is no longer connected.')).toBeInTheDocument();
  expect(page.services.site.user.current.isConnected).toBe(false);
});

test.each([
  ['administrator', 'The site connection no longer has an owner.'],
  ['editor', undefined],
] as const)('an owner who is gone is news to those who can tell: %s', async (role, text) => {
  const page = renderKept({ site: { role, owner: false } });
  page.connect({ hasConnectedOwner: false });
  await page.comeBack(minute);
  expect(page.services.site.connection.current.hasConnectedOwner).toBe(false);
  expect(page.notice('connection-changed')?.text).toBe(text);
});

test('nothing changed: one call, no word, and what only the page was served with is kept', async () => {
  const page = renderKept();
  const before = page.services.site.connection.current;
  await page.comeBack(minute);
  expect(page.looks()).toBe(1);
  expect(page.services.site.connection.current).toBe(before);
  expect(page.notices.shown.current).toEqual([]);
});

test('going to and fro between tabs asks every ten seconds at most, and behaviour A8: without that nothing is polled', async () => {
  const page = renderKept();
  await page.comeBack(5_000);
  expect(page.looks()).toBe(0);
  await page.comeBack(5_000);
  expect(page.looks()).toBe(1);
  await page.comeBack(9_000);
  expect(page.looks()).toBe(1);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.comeBack(minute);
  expect(page.looks()).toBe(1);
});

describe('with something unsaved', () => {
  const question = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

  async function openDirty() {
    const page = renderKept({ at: '/discussion' });
    const onLeave = jest.fn();
    page.navigation.guard({ question, isDirty: () => onLeave.mock.calls.length === 0, onLeave });
    page.connect(disconnected);
    await page.comeBack(6 * minute);
    return { ...page, onLeave };
  }

  test('the screen stays, the change is told, and is shown only when the person gives up what they typed', async () => {
    const page = await openDirty();
    expect(screen.getByText('The site is no longer connected.')).toBeInTheDocument();
    expect(page.engine.log.closed).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Update this page' }));
    expect(screen.getByText(question)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(page.engine.log.closed).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Update this page' }));
    await page.user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await settle();
    expect(page.onLeave).toHaveBeenCalledTimes(1);
    expect(page.engine.log.closed).toEqual(['settings']);
  });

  test('connected again before the person decided, there is nothing to decide', async () => {
    const page = await openDirty();
    page.connect({});
    await page.comeBack(minute);
    expect(page.notice('connection-changed')).toBeUndefined();
  });
});

test('what is changed in this very tab is no news from another', async () => {
  const page = renderKept();
  page.network.answer('POST connection', { code: 'success' });
  page.connect(disconnected);
  await act(() => page.connection.disconnect());
  await page.comeBack(minute);
  expect(page.looks()).toBe(1);
  expect(page.notice('connection-changed')).toBeUndefined();
  // The dialog has its last words to say; it shows the change when they are said.
  expect(page.engine.log.closed).toEqual([]);
  page.act(() => page.connection.refresh());
  await settle();
  expect(page.engine.log.closed).toEqual(['dashboard']);
  await page.comeBack(minute);
  expect(page.notice('connection-changed')).toBeUndefined();
});

test('stopped, it asks nothing any more', async () => {
  const page = renderKept();
  page.stop();
  await page.comeBack(minute);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(page.looks()).toBe(0);
});
