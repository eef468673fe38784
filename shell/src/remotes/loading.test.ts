import { waitFor } from '@testing-library/dom';
import { createManifest } from '../testing/manifests';
import { setUpRemotes, styles, version2 } from './testing/set-up-remotes';

test('the live version is checked, loaded and mounted, with its stylesheet on the page before it draws', async () => {
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

test('a manifest that was tampered with never runs: the version before it is shown, and the server hears why', async () => {
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

test('a manifest the page carried wrongly is asked of the store itself before the version is given up', async () => {
  const address = 'https://example.org/remotes/settings/2.0.0/remote.manifest.json';
  const { open } = setUpRemotes({ tampered: ['2.0.0'], stored: { [address]: JSON.stringify(version2) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
});

test('a remote that needs another contract is refused before any tag of it exists', async () => {
  const incompatible = createManifest('settings', '2.0.0', { contract: '^9.0.0' });
  const { open, loaded } = setUpRemotes({ manifests: [incompatible] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'failed', failure: { phase: 'handshake' } }));
  expect(loaded).toEqual([]);
  expect(styles()).toEqual([]);
});

test('menus know every remote by its declaration before any of its code, and by the one before where that is broken', () => {
  const { remotes, loaded } = setUpRemotes();
  expect(remotes.known.current).toMatchObject([{ name: 'settings', version: '2.0.0', declaration: { version: '2.0.0' } }]);
  expect(loaded).toEqual([]);
});

test('the files of another tab are fetched when it is pointed at, with their hashes, and nothing of them runs', async () => {
  const { remotes, loaded } = setUpRemotes();
  remotes.prefetch('settings');
  const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  await waitFor(() =>
    expect(links().map(({ integrity }) => integrity)).toEqual(Array(3).fill(expect.stringMatching(/^sha384-/))),
  );
  expect(loaded).toEqual([]);
});
