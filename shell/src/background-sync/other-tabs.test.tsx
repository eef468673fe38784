import { getConnectionStatus, getPlugins, updateSettings } from '@site-admin/contracts';
import { act } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { settle } from '../testing/render-page';
import { startBackgroundSync } from './background-sync';
import { renderWithBackgroundSync } from '../testing/render-background-sync';

/** The browser's channel, as far as two tabs need it. */
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

/** As if another tab said it. */
async function hear(data: unknown): Promise<void> {
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

test('a page tells the others how it sees the connection: when it comes up, and when that changes', async () => {
  const page = open();
  const name = `site-admin:${page.services.site.initial.adminUrl}`;
  expect(TestChannel.sent).toEqual([{ name, data: { userId: page.userId, connection: connected } }]);
  page.setConnection({ isActive: false, isRegistered: false, isUserConnected: false, hasConnectedOwner: false });
  page.act(() => page.services.resources.refresh(getConnectionStatus));
  await settle();
  expect(TestChannel.sent.at(-1)).toEqual({ name, data: { userId: page.userId, connection: disconnected } });
});

test('another tab that sees the connection otherwise is a reason to ask the site, whose word counts', async () => {
  const page = open();
  await hear({ userId: page.userId, connection: disconnected });
  expect(page.connectionChecks()).toBe(1);
  expect(page.services.site.viewer.current.status).toBe('connected');
  page.setConnection({ isUserConnected: false });
  await hear({ userId: page.userId, connection: { ...connected, isLinked: false } });
  expect(page.notice('connection-changed')?.text).toBe('Your account is no longer connected.');
});

test('a tab that sees the same, or says something that cannot be read, causes nothing', async () => {
  const page = open();
  await hear({ userId: page.userId, connection: connected });
  await hear({ userId: page.userId, connection: { isActive: 'no' } });
  await hear('hello');
  expect(page.connectionChecks()).toBe(0);
});

test('settings saved in this tab are announced to the others', async () => {
  const page = open();
  page.network.respond('POST settings', { code: 'success' });
  await act(() => firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } })));
  expect(TestChannel.sent.at(-1)?.data).toEqual({ userId: page.userId, changed: ['settings', 'module/all'] });
});

test('settings saved before background sync started are announced as well', async () => {
  const page = open();
  page.stop();
  page.network.respond('POST settings', { code: 'success' });
  await act(() => firstValueFrom(page.services.requests.call(updateSettings, { body: { monitor: true } })));
  expect(TestChannel.sent.filter(({ data }) => Object(data).changed)).toEqual([]);
  const stop = startBackgroundSync(window, page);
  expect(TestChannel.sent.at(-1)?.data).toEqual({ userId: page.userId, changed: ['settings', 'module/all'] });
  stop();
});

test('settings saved in another tab are fetched from the site where they are on screen, and nothing else is', async () => {
  const page = open();
  const watching = page.services.settings.watch(['monitor']).changes.subscribe();
  const plugins = page.services.resources.watch(getPlugins).subscribe();
  const before = page.network.getCalls('GET plugins').length;
  page.network.respond('GET settings', { monitor: true });
  await hear({ userId: page.userId, changed: ['settings', 'module/all', 'plugins'] });
  expect(page.network.getCalls('GET settings')).toHaveLength(1);
  expect(page.network.getCalls('GET plugins')).toHaveLength(before);
  expect(page.services.settings.value('monitor')).toBe(true);
  // What was fetched is no change of this tab.
  expect(TestChannel.sent.filter(({ data }) => Object(data).changed)).toEqual([]);
  watching.unsubscribe();
  plugins.unsubscribe();
});

test('another tab that is somebody else is a reason to ask who this one is now', async () => {
  const page = open();
  page.acceptOnly('fresh');
  page.network.respondText('GET /nonce', 'fresh');
  page.network.respond('GET connection/data', { currentUser: { id: page.userId + 1 } });
  await hear({ userId: page.userId + 1, connection: connected });
  expect(page.services.session.current).toBe('userChanged');
});

test('a page at rest in the back-forward cache keeps no channel, and has one again when it is shown', async () => {
  const page = open();
  window.dispatchEvent(new Event('pagehide'));
  expect(TestChannel.open.size).toBe(0);
  window.dispatchEvent(new Event('pageshow'));
  expect(TestChannel.open.size).toBe(1);
  await hear({ userId: page.userId, connection: disconnected });
  expect(page.connectionChecks()).toBe(1);
  page.stop();
  expect(TestChannel.open.size).toBe(0);
});
