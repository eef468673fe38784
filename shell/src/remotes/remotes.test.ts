import type { MountedRemote, RemoteManifest, RemoteModule, ShellServices } from '@site-admin/contracts';
import { initialStateFor, wireInitialStateFor } from '@site-admin/contracts/testing';
import { waitFor } from '@testing-library/dom';
import { createNoticeStore } from '../notices/notice-store';
import type { PageInput } from '../page/page-data';
import { testResponse } from '../testing/test-response';
import { createNavigation } from '../routing/navigation';
import { createPageServices } from '../create-page-services';
import type { Container } from './loading/federation';
import { inlineOf, manifestOf, registryOf } from '../testing/manifests';
import { createRemotes } from './remotes';
import type { OverrideParam } from './overrides/override-params';

const version1 = manifestOf('settings', '1.0.0');
const version2 = manifestOf('settings', '2.0.0');

/** What a version's code does; by default it draws its version. */
type Mount = (host: HTMLElement, shell: ShellServices) => Promise<Partial<MountedRemote>>;

interface Options {
  manifests?: RemoteManifest[];
  mounts?: Record<string, Mount>;
  extensions?: RemoteModule['extensions'];
  overrideParams?: OverrideParam[];
  tampered?: string[];
  /** Texts the store itself has, by address. */
  stored?: Record<string, string>;
}

const ends: (() => void)[] = [];
let registryAnswer: () => Response = () => testResponse('', { status: 304 });

/** Stylesheets of the tests arrive at once. */
const arriving = new MutationObserver((records) =>
  records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .forEach((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.dispatchEvent(new Event('load'))),
);

beforeEach(() => {
  arriving.observe(document.head, { childList: true });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  ends.splice(0).forEach((end) => end());
  arriving.disconnect();
  document.head.replaceChildren();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function setUp({
  manifests = [version1, version2],
  mounts = {},
  extensions,
  overrideParams = [],
  tampered = [],
  stored = {},
}: Options = {}) {
  const posted: { reports: { remote: string; version: string; phase: string; outcome: string; reason?: string }[] }[] = [];
  const fetch = jest.fn((address: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(address).endsWith('/registry')) return Promise.resolve(registryAnswer());
    if (String(address).includes('/remotes/settings/'))
      return Promise.resolve(
        testResponse(stored[String(address)] ?? '', { status: stored[String(address)] === undefined ? 404 : 200 }),
      );
    if (String(address).endsWith('/health')) posted.push(JSON.parse(String(init.body)));
    return Promise.resolve(testResponse('{}'));
  });
  Object.assign(window, { fetch });
  const registry = registryOf(manifests);
  const inline = inlineOf(manifests);
  Object.keys(inline)
    .filter((url) => tampered.some((version) => url.includes(version)))
    .forEach((url) => (inline[url] = `${inline[url]} `));
  const input: Extract<PageInput, { ok: true }> = {
    ok: true,
    initial: initialStateFor(),
    wire: wireInitialStateFor(),
    page: {
      registry,
      manifests: inline,
      chosen: {},
      overrides: 'versions',
      addresses: { remotes: 'https://example.org/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' },
      pollSeconds: 60,
      locale: 'en_US',
      direction: 'ltr',
    },
    redirects: { currentSiteRawUrl: 'example.org' },
    connection: {},
  };
  const notices = createNoticeStore();
  const navigation = createNavigation({ window, ask: () => Promise.resolve(true) });
  const services = createPageServices({ input, window, notices, navigation });
  const loaded: string[] = [];
  const federation = {
    load: async ({ name, entry }: Container): Promise<RemoteModule> => {
      loaded.push(entry);
      const manifest = manifests.find(({ container }) => container === name);
      const version = manifest?.declaration.version ?? '';
      const plain: Mount = async (host) => {
        host.textContent = `settings ${version}`;
        return {};
      };
      const mount = mounts[version] ?? plain;
      return {
        mount: async (host, shell) => ({ canUnload: () => 'yes', unmount: () => undefined, ...(await mount(host, shell)) }),
        ...(extensions ? { extensions } : {}),
      };
    },
  };
  const remotes = createRemotes({
    window,
    input,
    overrideParams,
    registry,
    services,
    notices,
    inAudience: () => true,
    federation,
  });
  ends.push(remotes.close, services.close, navigation.close);
  const host = document.createElement('div');
  document.body.append(host);
  return { remotes, services, notices, host, loaded, posted, registry, inline, open: () => remotes.open('settings', host) };
}

const fails: Mount = () => Promise.reject(new Error('broken'));
const styles = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])')].map(
    ({ dataset }) => dataset['version'],
  );

test('the live version is checked, loaded and mounted, with its stylesheet on the page before it draws', async () => {
  const seen: (string | undefined)[][] = [];
  const { open, host, loaded } = setUp({
    mounts: {
      '2.0.0': async () => {
        seen.push(styles());
        return {};
      },
    },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '2.0.0', source: 'active' }));
  expect(loaded).toEqual(['https://example.org/remotes/settings/2.0.0/entry.js']);
  expect(seen).toEqual([['2.0.0']]);
  expect(host.querySelector('[data-remote=settings][data-version="2.0.0"]')).not.toBeNull();
  outlet.close();
  await waitFor(() => expect(host.innerHTML).toBe(''));
  expect(styles()).toEqual([]);
});

test('a manifest that was tampered with never runs: the version before it is shown, and the server hears why', async () => {
  const address = 'https://example.org/remotes/settings/2.0.0/remote.manifest.json';
  const stored = { [address]: `${JSON.stringify(version2)} ` };
  const { open, services, loaded, posted } = setUp({ tampered: ['2.0.0'], stored });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'previous' }));
  expect(loaded).toEqual(['https://example.org/remotes/settings/1.0.0/entry.js']);
  services.health.flush();
  expect(posted[0]?.reports).toMatchObject([
    {
      remote: 'settings',
      version: '2.0.0',
      phase: 'manifest',
      outcome: 'failed',
      reason: expect.stringContaining('hash differs'),
    },
    { version: '2.0.0', phase: 'manifest' },
    { version: '1.0.0', phase: 'mount', outcome: 'ok' },
  ]);
});

test('a manifest the page carried wrongly is asked of the store itself before the version is given up', async () => {
  const address = 'https://example.org/remotes/settings/2.0.0/remote.manifest.json';
  const { open } = setUp({ tampered: ['2.0.0'], stored: { [address]: JSON.stringify(version2) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
});

test('a remote that needs another contract is refused before any tag of it exists', async () => {
  const incompatible = manifestOf('settings', '2.0.0', { contract: '^9.0.0' });
  const { open, loaded } = setUp({ manifests: [incompatible] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'failed', failure: { phase: 'handshake' } }));
  expect(loaded).toEqual([]);
  expect(styles()).toEqual([]);
});

test('menus know every remote by its declaration before any of its code, and by the one before where that is broken', () => {
  const { remotes, loaded } = setUp();
  expect(remotes.known.current).toMatchObject([{ name: 'settings', version: '2.0.0', declaration: { version: '2.0.0' } }]);
  expect(loaded).toEqual([]);
});

test('a promotion reaches an open page, which swaps in place', async () => {
  const { remotes, open, host, registry, inline } = setUp();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.settle();
  const next = structuredClone(registry);
  if (next.remotes['settings']) next.remotes['settings'].active = '1.0.0';
  registryAnswer = () => testResponse(JSON.stringify({ registry: next, manifests: inline }), { headers: { ETag: '"2"' } });
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'swap' }));
  expect(host.textContent).toBe('settings 1.0.0');
  expect(styles()).toEqual(['1.0.0']);
  expect(remotes.known.current[0]?.version).toBe('1.0.0');
});

test('over unsaved work nothing is swapped: the person is asked, and may take it or leave it', async () => {
  const { remotes, open, registry, inline } = setUp({ mounts: { '2.0.0': async () => ({ canUnload: () => 'dirty' }) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.settle();
  const next = structuredClone(registry);
  if (next.remotes['settings']) next.remotes['settings'].active = '1.0.0';
  registryAnswer = () => testResponse(JSON.stringify({ registry: next, manifests: inline }));
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(remotes.updates.current).toMatchObject([{ remote: 'settings', from: '2.0.0', to: '1.0.0' }]));
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  remotes.updates.current[0]?.accept();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0' }));
  expect(remotes.updates.current).toEqual([]);
});

test('a remote that ops switch off goes from an open page, with the reason, and comes back', async () => {
  const { remotes, open, host, registry, inline } = setUp();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.settle();
  const off = structuredClone(registry);
  if (off.remotes['settings']) Object.assign(off.remotes['settings'], { status: 'disabled', reason: 'Being repaired.' });
  registryAnswer = () => testResponse(JSON.stringify({ registry: off, manifests: inline }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outlet.state.current).toEqual({ status: 'disabled', reason: 'Being repaired.' });
  expect(host.innerHTML).toBe('');
  registryAnswer = () => testResponse(JSON.stringify({ registry, manifests: inline }));
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' }));
});

test('a remote switched off over unsaved work stays until the work is saved or given up', async () => {
  let unload: 'yes' | 'dirty' = 'dirty';
  const { remotes, open, host, registry, inline } = setUp({ mounts: { '2.0.0': async () => ({ canUnload: () => unload }) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.settle();
  const off = structuredClone(registry);
  if (off.remotes['settings']) Object.assign(off.remotes['settings'], { status: 'disabled', reason: 'Being repaired.' });
  registryAnswer = () => testResponse(JSON.stringify({ registry: off, manifests: inline }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(remotes.updates.current).toMatchObject([{ remote: 'settings', from: '2.0.0' }]);
  unload = 'yes';
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(outlet.state.current).toEqual({ status: 'disabled', reason: 'Being repaired.' });
  expect(host.innerHTML).toBe('');
  expect(remotes.updates.current).toEqual([]);
});

test('an override shows the version asked for; dropping it goes back in place', async () => {
  const { remotes, open } = setUp({ overrideParams: [{ remote: 'settings', target: '1.0.0' }] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '1.0.0', source: 'override' }));
  expect(remotes.overrides.current).toMatchObject([{ remote: 'settings', target: '1.0.0' }]);
  remotes.dropOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '2.0.0' }));
  expect(remotes.overrides.current).toEqual([]);
});

test('an override that fails is dropped with a notice, and the live version is shown', async () => {
  const { remotes, open, notices } = setUp({
    overrideParams: [{ remote: 'settings', target: '1.0.0' }],
    mounts: { '1.0.0': fails },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
  expect(remotes.overrides.current).toEqual([]);
  expect(notices.shown.current).toMatchObject([{ status: 'is-warning', text: expect.stringContaining('1.0.0') }]);
});

test('a wish that is refused is answered with a notice', () => {
  const { notices, remotes } = setUp({
    overrideParams: [
      { remote: 'settings', target: '<script>' },
      { remote: 'x', target: '1' },
    ],
  });
  expect(notices.shown.current).toHaveLength(2);
  expect(remotes.overrides.current).toEqual([]);
});

test("an uncaught error in a remote's file is reported under its name and version", async () => {
  const { open, services, posted } = setUp();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  const error = new Error('late');
  error.stack = 'Error: late\n at x (https://example.org/remotes/settings/2.0.0/remote.js:1:1)';
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'late' }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the host'), message: 'of the host' }));
  services.health.flush();
  const failed = posted.flatMap(({ reports }) => reports).filter(({ outcome }) => outcome === 'failed');
  expect(failed).toMatchObject([{ remote: 'settings', version: '2.0.0', phase: 'run', reason: 'uncaught: Error: late' }]);
});

test('what a remote leaves open at its end is ended and reported', async () => {
  let shell: ShellServices | undefined;
  const seen: string[] = [];
  const { open, services, posted } = setUp({
    mounts: {
      '2.0.0': async (_host, given) => {
        shell = given;
        given.clock.every(10).subscribe({ complete: () => seen.push('timer ended') });
        given.navigation.guard({ question: 'Leave?', isDirty: () => true });
        return {};
      },
    },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  outlet.close();
  await waitFor(() => expect(seen).toEqual(['timer ended']));
  shell?.site.connection.changes.subscribe({ next: () => seen.push('too late'), complete: () => seen.push('over') });
  expect(seen).toEqual(['timer ended', 'over']);
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ phase: 'unmount', outcome: 'failed', reason: 'left open: subscriptions: 1, guards: 1' }),
  );
});

test('an extension is drawn into its point, in a place of its own, and leaves it', async () => {
  const filler = manifestOf('settings', '2.0.0', { extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }] });
  const { remotes, host } = setUp({
    manifests: [filler],
    extensions: {
      'page.below@1': (place, { path }) => {
        place.textContent = `below ${path}`;
        return () => place.replaceChildren();
      },
    },
  });
  const remove = remotes.extensions.render('page.below@1', host, { path: '/dashboard' });
  await waitFor(() => expect(host.textContent).toBe('below /dashboard'));
  remove();
  await waitFor(() => expect(host.innerHTML).toBe(''));
  expect(styles()).toEqual([]);
});

test('an extension that throws leaves its place empty and is reported', async () => {
  const filler = manifestOf('settings', '2.0.0', { extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }] });
  const { remotes, host, services, posted } = setUp({
    manifests: [filler],
    extensions: {
      'page.below@1': () => {
        throw new Error('no banner');
      },
    },
  });
  const onNothing = jest.fn();
  remotes.extensions.render('page.below@1', host, { path: '/dashboard' }, onNothing);
  await waitFor(() => {
    services.health.flush();
    expect(posted.flatMap(({ reports }) => reports)).toMatchObject([{ reason: 'extension page.below@1: no banner' }]);
  });
  expect(host.textContent).toBe('');
  await waitFor(() => expect(onNothing).toHaveBeenCalledTimes(1));
});

test('who fills a point hears that nothing came of it, unless something did or nobody waits any more', async () => {
  const filler = manifestOf('settings', '2.0.0', { extensions: [{ point: 'page.below@1', order: 1, audience: 'everyone' }] });
  const { remotes, host } = setUp({
    manifests: [filler],
    extensions: {
      'page.below@1': (place) => {
        place.textContent = 'drawn';
        return () => undefined;
      },
    },
  });
  const onNothing = jest.fn<void, [string]>();
  remotes.extensions.render('page.below@1', host, { path: '/' }, () => onNothing('drawn'));
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onNothing('left'))();
  remotes.extensions.render('dashboard.banner@1', host, {}, () => onNothing('nobody there'));
  await waitFor(() => expect(host.textContent).toBe('drawn'));
  expect(onNothing.mock.calls).toEqual([['nobody there']]);
});

test('the files of another tab are fetched when it is pointed at, with their hashes, and nothing of them runs', async () => {
  const { remotes, loaded } = setUp();
  remotes.warm('settings');
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  await waitFor(() =>
    expect(links().map(({ integrity }) => integrity)).toEqual(Array(3).fill(expect.stringMatching(/^sha384-/))),
  );
  expect(loaded).toEqual([]);
});
