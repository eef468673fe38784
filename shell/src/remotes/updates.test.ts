import { waitFor } from '@testing-library/dom';
import { fails, publish, setUpRemotes, styles } from './testing/set-up-remotes';

test('an open page swaps to a newly active version in place', async () => {
  const { remotes, open, host, registry, inline } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  if (next.remotes['settings']) next.remotes['settings'].active = '1.0.0';
  publish(next, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'swap' }));
  expect(host.textContent).toBe('settings 1.0.0');
  expect(styles()).toEqual(['1.0.0']);
  expect(remotes.known.current[0]?.version).toBe('1.0.0');
});

test('a dirty version is not swapped: the update is pending until the user accepts or postpones it', async () => {
  const { remotes, open, registry, inline } = setUpRemotes({ mounts: { '2.0.0': async () => ({ canUnload: () => 'dirty' }) } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  if (next.remotes['settings']) next.remotes['settings'].active = '1.0.0';
  publish(next, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(remotes.updates.current).toMatchObject([{ remote: 'settings', from: '2.0.0', to: '1.0.0' }]));
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  remotes.updates.current[0]?.accept();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0' }));
  expect(remotes.updates.current).toEqual([]);
});

test('a disabled remote is unmounted from an open page, with the reason, and mounted again when it is enabled', async () => {
  const { remotes, open, host, registry, inline } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const off = structuredClone(registry);
  if (off.remotes['settings']) Object.assign(off.remotes['settings'], { status: 'disabled', reason: 'Being repaired.' });
  publish(off, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outlet.state.current).toEqual({ status: 'disabled', reason: 'Being repaired.' });
  expect(host.innerHTML).toBe('');
  publish(registry, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' }));
});

test('a disabled dirty remote stays mounted until its edits are saved or lost', async () => {
  let unload: 'yes' | 'dirty' = 'dirty';
  const { remotes, open, host, registry, inline } = setUpRemotes({
    mounts: { '2.0.0': async () => ({ canUnload: () => unload }) },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const off = structuredClone(registry);
  if (off.remotes['settings']) Object.assign(off.remotes['settings'], { status: 'disabled', reason: 'Being repaired.' });
  publish(off, inline);
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

test('an entry that is broken in a newer registry keeps its previous version, and its screen stays open', async () => {
  const { remotes, open, registry, inline } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const broken = structuredClone(registry);
  Object.assign(broken.remotes['settings'] ?? {}, { versions: 'none' });
  publish(broken, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(remotes.known.current).toMatchObject([{ name: 'settings', declaration: { version: '2.0.0' } }]);
});

test('a withdrawn version is replaced in an open page within a minute, even if it is the previous one and edits are lost', async () => {
  const { remotes, open, registry, inline, services, posted } = setUpRemotes({
    mounts: { '2.0.0': fails, '1.0.0': async () => ({ canUnload: () => 'dirty' }) },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'previous' }));
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ version: '1.0.0', phase: 'mount', outcome: 'ok', source: 'previous' }),
  );
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  Object.assign(next.remotes['settings']?.versions['1.0.0'] ?? {}, {
    withdrawn: { reason: 'Unsafe.', at: '2026-01-02T00:00:00.000Z' },
  });
  publish(next, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'failed', failure: { tried: ['2.0.0'] } }));
});

test('a page whose update fails keeps its version, which counts as an earlier one', async () => {
  const { remotes, open, registry, inline } = setUpRemotes({ unloadable: ['1.0.0'] });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', source: 'active' }));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  if (next.remotes['settings']) next.remotes['settings'].active = '1.0.0';
  publish(next, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '2.0.0', source: 'last-good' }));
});

test('an older registry is refused, and reported', async () => {
  const { remotes, open, registry, inline, services, posted } = setUpRemotes();
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  publish({ ...registry, revision: 50 }, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  const older = structuredClone(registry);
  if (older.remotes['settings']) older.remotes['settings'].active = '1.0.0';
  publish({ ...older, revision: 3 }, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ remote: 'shell', reason: 'registry: an older revision was refused' }),
  );
});
