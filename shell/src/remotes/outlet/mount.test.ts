import type { MountedRemote, ShellServices } from '@site-admin/contracts';
import { createFakeShell } from '@site-admin/contracts/testing';
import { mountRemote, type MountServices } from './mount';

const nothing = { subscriptions: 0, requests: 0, guards: 0, listeners: 0 };

function setUp(mount: (host: HTMLElement, shell: ShellServices) => Promise<MountedRemote>) {
  const host = document.createElement('div');
  const close = jest.fn(() => nothing);
  const services: MountServices = { services: createFakeShell().shell, close };
  const end = new AbortController();
  const mounting = mountRemote({
    module: { mount },
    host,
    remote: { name: 'settings', version: '1.0.0' },
    services,
    timeout: 1000,
    signal: end.signal,
  });
  return { host, close, end, mounting };
}

test('a remote is mounted in an element with its name and version, and removed without leftovers', async () => {
  const unmount = jest.fn();
  const { host, close, mounting } = setUp(async (element) => {
    element.append('hello');
    return { canUnload: () => 'dirty', unmount };
  });
  const mount = await mounting;
  expect(host.innerHTML).toBe('<div data-remote="settings" data-version="1.0.0">hello</div>');
  expect(mount.canUnload()).toBe('dirty');
  expect(mount.unmount()).toEqual({ left: nothing, error: undefined });
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(host.innerHTML).toBe('');
});

test.each<[string, () => Promise<MountedRemote>, string]>([
  [
    'throws synchronously',
    () => {
      throw new Error('boom');
    },
    'It failed while starting: boom',
  ],
  ['rejects', () => Promise.reject(new Error('boom')), 'It failed while starting: boom'],
  ['never resolves', () => new Promise(() => undefined), 'It showed nothing within 1 seconds.'],
])('a remote that %s fails to mount, and is removed', async (_what, mount, sentence) => {
  const { host, close, mounting } = setUp(mount);
  await expect(mounting).rejects.toMatchObject({ phase: 'mount', message: sentence });
  expect(host.innerHTML).toBe('');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a remote that is ready after an abort is unmounted', async () => {
  const unmount = jest.fn();
  let arrive: (mounted: MountedRemote) => void = () => undefined;
  const { mounting, end } = setUp(() => new Promise((resolve) => (arrive = resolve)));
  await Promise.resolve();
  end.abort();
  await expect(mounting).rejects.toMatchObject({ phase: 'mount' });
  arrive({ canUnload: () => 'yes', unmount });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('services are closed and the element is removed when unmount throws', async () => {
  const { host, close, mounting } = setUp(async () => ({
    canUnload: () => 'yes',
    unmount() {
      throw new Error('no');
    },
  }));
  expect((await mounting).unmount().error).toEqual(new Error('no'));
  expect(close).toHaveBeenCalledTimes(1);
  expect(host.innerHTML).toBe('');
});
