import { getConnectionStatus, getPlugins, getRecommendationsStep, updateSettings } from '@site-admin/contracts';
import { act } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { settle } from '../testing/render-page';
import { startBackgroundSync } from './background-sync';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

/** A minimal `BroadcastChannel`. */
class TestChannel extends EventTarget {
  static open = new Set<TestChannel>();
  static sent: { name: string; data: unknown }[] = [];
  constructor(readonly name: string) {
    super();
    TestChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    TestChannel.sent.push({ name: this.name, data });
  }
  close(): void {
    TestChannel.open.delete(this);
  }
}

/** Delivers a message of another tab. */
async function receive(data: unknown): Promise<void> {
  TestChannel.open.forEach((channel) => channel.dispatchEvent(Object.assign(new Event('message'), { data })));
  await settle();
}

const connected = { status: 'connected', hasConnectedOwner: true, isLinked: true };
const disconnected = { status: 'unconnected', hasConnectedOwner: false, isLinked: false };

beforeEach(() => {
  TestChannel.open.clear();
  TestChannel.sent = [];
  Object.assign(window, { BroadcastChannel: TestChannel });
});
afterEach(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));

const open = () => {
  const page = renderWithBackgroundSync();
  return { ...page, userId: page.services.site.user.current.id };
};

test('a page broadcasts the connection it shows, at the start and on change', async () => {
  const page = open();
  const name = `site-admin:${page.services.site.initial.adminUrl}`;
  expect(TestChannel.sent).toEqual([{ name, data: { userId: page.userId, connection: connected } }]);
  page.setConnection({ isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false });
  page.act(() => page.services.resources.refresh(getConnectionStatus));
  await settle();
  expect(TestChannel.sent.at(-1)).toEqual({ name, data: { userId: page.userId, connection: disconnected } });
});

test('a different connection in another tab causes a check, and the response of the site is used', async () => {
  const page = open();
  await receive({ userId: page.userId, connection: disconnected });
  expect(page.connectionChecks()).toBe(1);
  expect(page.services.site.viewer.current.status).toBe('connected');
  page.setConnection({ isUserConnected: false });
  await receive({ userId: page.userId, connection: { ...connected, isLinked: false } });
  expect(page.notice('connection-changed')?.text).toBe('Your account is no longer connected.');
});

test('the same connection and malformed messages cause no request', async () => {
  const page = open();
  await receive({ userId: page.userId, connection: connected });
  await receive({ userId: page.userId, connection: { isActive: 'no' } });
  await receive('hello');
  expect(page.connectionChecks()).toBe(0);
});

test('settings saved in this tab are broadcast', async () => {
  const page = open();
  page.network.respond('POST settings', { code: 'success' });
  await act(() => firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } })));
  expect(TestChannel.sent.at(-1)?.data).toEqual({ userId: page.userId, changed: ['settings', 'module/all'] });
});

test('settings saved before background sync started are broadcast as well', async () => {
  const page = open();
  page.stop();
  page.network.respond('POST settings', { code: 'success' });
  await act(() => firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } })));
  expect(TestChannel.sent.filter(({ data }) => Object(data).changed)).toEqual([]);
  const stop = startBackgroundSync(window, page);
  expect(TestChannel.sent.at(-1)?.data).toEqual({ userId: page.userId, changed: ['settings', 'module/all'] });
  stop();
});

test('settings saved in another tab are refetched if watched, and nothing else is', async () => {
  const page = open();
  const watching = page.services.settings.watch(['monitor']).changes.subscribe();
  const plugins = page.services.resources.watch(getPlugins).subscribe();
  const before = page.network.getCalls('GET plugins').length;
  page.network.respond('GET settings', { monitor: true });
  await receive({ userId: page.userId, changed: ['settings', 'module/all', 'plugins'] });
  expect(page.network.getCalls('GET settings')).toHaveLength(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(before);
  expect(page.services.settings.value('monitor')).toBe(true);
  // A refetch is not broadcast as a change.
  expect(TestChannel.sent.filter(({ data }) => Object(data).changed)).toEqual([]);
  watching.unsubscribe();
  plugins.unsubscribe();
});

test('recommendations viewed in another tab are fetched, also if nothing watches them', async () => {
  const page = open();
  const step = page.services.resources.watch(getRecommendationsStep).subscribe();
  await settle();
  const calls = () => ['data', 'step'].map((name) => page.network.getCalls(`GET recommendations/${name}`).length);
  expect(calls()).toEqual([0, 1]);
  await receive({ userId: page.userId, changed: ['recommendations/data', 'recommendations/step'] });
  expect(calls()).toEqual([1, 2]);
  step.unsubscribe();
});

test('a message of another user causes a check of the current user', async () => {
  const page = open();
  page.acceptOnly('fresh');
  page.network.respondText('GET /nonce', 'fresh');
  page.network.respond('GET connection/data', { currentUser: { id: page.userId + 1 } });
  await receive({ userId: page.userId + 1, connection: connected });
  expect(page.services.session.current).toBe('userChanged');
});

test('the channel is closed while the page is in the back-forward cache', async () => {
  const page = open();
  window.dispatchEvent(new Event('pagehide'));
  expect(TestChannel.open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(TestChannel.open.size).toBe(1);
  await receive({ userId: page.userId, connection: disconnected });
  expect(page.connectionChecks()).toBe(1);
  page.stop();
  expect(TestChannel.open.size).toBe(0);
});
