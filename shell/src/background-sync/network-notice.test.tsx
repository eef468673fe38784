import { getSite, updateSettings } from '@site-admin/contracts';
import { act, screen } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { settle } from '../testing/render-page';
import { toConnectionResponse, renderWithBackgroundSync } from '../testing/render-background-sync';

const offlineText = /^Your site cannot be reached\./;
const onlineText = 'Your site is back online.';

/** Renders a page and takes the browser offline. */
async function goOffline() {
  const page = renderWithBackgroundSync({ at: '/discussion' });
  page.network.fail('GET connection');
  page.network.fail('GET site');
  page.network.fail('POST settings');
  const states: string[] = [];
  const watching = page.services.resources.watch(getSite).subscribe(({ status }) => states.push(status));
  await settle();
  window.dispatchEvent(new Event('offline'));
  await settle();
  return { ...page, states, watching };
}

function comeOnline(page: Awaited<ReturnType<typeof goOffline>>): void {
  page.network.respond('GET connection', toConnectionResponse({}));
  page.network.respond('GET site', { code: 'success', message: '', data: '{"plan":{"product_slug":"jetpack_free"}}' });
  window.dispatchEvent(new Event('online'));
}

test('the offline notice is shown once, on every route, and names what still works', async () => {
  const page = await goOffline();
  expect(screen.getAllByText(offlineText)).toHaveLength(1);
  window.dispatchEvent(new Event('offline'));
  await settle();
  page.go('/security');
  expect(screen.getAllByText(offlineText)).toHaveLength(1);
});

test('back online, the notice is removed and failed resources on screen are refetched', async () => {
  const page = await goOffline();
  expect(page.states.at(-1)).toBe('failed');
  comeOnline(page);
  await settle();
  await settle();
  expect(screen.queryByText(offlineText)).not.toBeInTheDocument();
  expect(screen.getByText(onlineText)).toBeInTheDocument();
  expect(page.states.at(-1)).toBe('ready');
  page.watching.unsubscribe();
});

test('a resource that was in flight when the site came back, and fails after it, is refetched once', async () => {
  const page = renderWithBackgroundSync();
  const release = page.network.hold('GET site');
  const watching = page.services.resources.watch(getSite).subscribe();
  page.network.fail('GET connection');
  page.network.fail('GET site');
  window.dispatchEvent(new Event('offline'));
  await settle();
  page.network.respond('GET connection', toConnectionResponse({}));
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(screen.queryByText(offlineText)).not.toBeInTheDocument();
  release();
  await settle();
  await settle();
  expect(page.network.getCalls('GET site')).toHaveLength(2);
  watching.unsubscribe();
});

test('a failed write is not repeated automatically', async () => {
  const page = await goOffline();
  const saving = firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } }));
  await expect(saving).rejects.toMatchObject({ name: 'FetchNetworkError' });
  comeOnline(page);
  await settle();
  await settle();
  expect(page.network.getCalls('POST settings')).toHaveLength(1);
});

test('a check that fails right after the online event is retried once after three seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const flush = () => act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  const page = renderWithBackgroundSync();
  page.network.fail('GET connection');
  window.dispatchEvent(new Event('offline'));
  await flush();
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(screen.getByText(offlineText)).toBeInTheDocument();
  page.network.respond('GET connection', toConnectionResponse({}));
  await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
  expect(screen.queryByText(offlineText)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('no retry follows after stopping', async () => {
  jest.useFakeTimers({ doNotFake: ['Date', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const page = renderWithBackgroundSync();
  page.network.fail('GET connection');
  window.dispatchEvent(new Event('online'));
  await act(async () => void (await jest.advanceTimersByTimeAsync(1)));
  const checks = page.connectionChecks();
  page.stop();
  await act(async () => void (await jest.advanceTimersByTimeAsync(3000)));
  expect(page.connectionChecks()).toBe(checks);
  jest.useRealTimers();
});

test('any response removes the notice, and "Try again" sends a request', async () => {
  const page = await goOffline();
  page.network.respond('GET connection', toConnectionResponse({}));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.queryByText(offlineText)).not.toBeInTheDocument();
});

test('a single failed call neither shows the notice nor starts polling', async () => {
  const page = renderWithBackgroundSync();
  page.network.fail('GET site');
  const watching = page.services.resources.watch(getSite).subscribe();
  await settle();
  await settle();
  expect(page.connectionChecks()).toBe(1);
  expect(page.network.getCalls('GET site')).toHaveLength(1);
  expect(page.notices.shown.current).toEqual([]);
  watching.unsubscribe();
});
