import { waitFor } from '@testing-library/dom';
import { createManifest } from '../testing/manifests';
import { setUpRemotes, styles, version2 } from './testing/set-up-remotes';

test('the live version is checked, loaded and mounted, with its stylesheet applied before it renders', async () => {
  const seen: (string | undefined)[][] = [];
  const { open, host, loaded } = setUpRemotes({
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

test('a version with a modified manifest never runs: the previous one is shown, and the reason is reported', async () => {
  const address = 'https://example.org/remotes/settings/2.0.0/remote.manifest.json';
  const stored = { [address]: `${JSON.stringify(version2)} ` };
  const { open, services, loaded, posted } = setUpRemotes({ tampered: ['2.0.0'], stored });
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

test('a manifest whose inline copy is wrong is fetched from the store before the version fails', async () => {
  const address = 'https://example.org/remotes/settings/2.0.0/remote.manifest.json';
  const { open } = setUpRemotes({ tampered: ['2.0.0'], stored: { [address]: JSON.stringify(version2) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
});

test('a remote that needs another contract is refused before a script tag is added', async () => {
  const incompatible = createManifest('settings', '2.0.0', { contract: '^9.0.0' });
  const { open, loaded } = setUpRemotes({ manifests: [incompatible] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'failed', failure: { phase: 'handshake' } }));
  expect(loaded).toEqual([]);
  expect(styles()).toEqual([]);
});

test('menus use the declaration of a remote before its code is loaded', () => {
  const { remotes, loaded } = setUpRemotes();
  expect(remotes.known.current).toMatchObject([{ name: 'settings', version: '2.0.0', declaration: { version: '2.0.0' } }]);
  expect(loaded).toEqual([]);
});

test('when the browser is idle, the other remotes are prefetched, except that of operators', async () => {
  const page = (audience: 'everyone' | 'operators') => ({
    pages: [{ path: `/${audience}`, title: audience, audience, frame: 'dashboard' as const, prefetch: [] }],
  });
  const manifests = [
    createManifest('delivery', '1.0.0', page('operators')),
    createManifest('crm', '1.0.0', page('everyone')),
    createManifest('settings', '1.0.0'),
  ];
  const { remotes, open } = setUpRemotes({ manifests });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  remotes.startBackgroundWork();
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);
  await waitFor(() => expect(links()).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(links().filter((href) => !href.includes('/crm/'))).toEqual([]);
});

test('the files of another tab are preloaded on hover, with their hashes, and not run', async () => {
  const { remotes, loaded } = setUpRemotes();
  remotes.prefetch('settings');
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  await waitFor(() =>
    expect(links().map(({ integrity }) => integrity)).toEqual(Array(3).fill(expect.stringMatching(/^sha384-/))),
  );
  expect(loaded).toEqual([]);
});
