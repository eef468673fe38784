import { waitFor } from '@testing-library/dom';
import type { PageRegistry } from '@site-admin/contracts';
import { FakeEventSource } from '../testing/fake-event-source';
import { fails, publish, setUpRemotes, styles, type Options } from './testing/set-up-remotes';

/**
 * Opens an outlet, and polls the registry once its first version is mounted. `publishEntry` changes the entry of the remote, and
 * waits until the page has polled it.
 */
async function openPolledOutlet(options?: Options) {
  const page = setUpRemotes(options);
  const { registry, inline, remotes } = page;
  const outlet = page.open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const publishRegistry = (next: PageRegistry) => {
    publish(next, inline);
    return jest.advanceTimersByTimeAsync(60_000);
  };
  const publishEntry = (changes: object, revision = registry.revision) => {
    const settings = { ...registry.remotes['settings'], ...changes } as PageRegistry['remotes'][string];
    return publishRegistry({ ...registry, revision, remotes: { settings } });
  };
  return { ...page, outlet, publishRegistry, publishEntry };
}

const older = { active: '1.0.0' };
const disabled = { status: 'disabled', reason: 'Being repaired.' };

test('an open page swaps to a newly active version in place', async () => {
  const { remotes, outlet, host, publishEntry } = await openPolledOutlet();
  await publishEntry(older);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'swap' }));
  expect(host.textContent).toBe('settings 1.0.0');
  expect(styles()).toEqual(['1.0.0']);
  expect(remotes.known.current[0]?.version).toBe('1.0.0');
});

test('an event of the server shows that the site is reachable again, without a poll', async () => {
  FakeEventSource.install();
  const { services, registry } = await openPolledOutlet({ events: '/events' });
  await jest.advanceTimersByTimeAsync(100);
  services.isReachable.set(false);
  FakeEventSource.open[0]?.send('revision', registry.revision);
  expect(services.isReachable.current).toBe(true);
});

test('a dirty version is not swapped: the update is pending until the user accepts or postpones it', async () => {
  const { remotes, outlet, publishEntry } = await openPolledOutlet({
    mounts: { '2.0.0': async () => ({ canUnload: () => 'dirty' }) },
  });
  await publishEntry(older);
  jest.useRealTimers();
  await waitFor(() => expect(remotes.updates.current).toMatchObject([{ remote: 'settings', from: '2.0.0', to: '1.0.0' }]));
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  remotes.updates.current[0]?.accept();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0' }));
  expect(remotes.updates.current).toEqual([]);
});

test('a disabled remote is unmounted from an open page, with the reason, and mounted again when it is enabled', async () => {
  const { outlet, host, registry, publishEntry, publishRegistry } = await openPolledOutlet();
  await publishEntry(disabled);
  expect(outlet.state.current).toEqual(disabled);
  expect(host.innerHTML).toBe('');
  await publishRegistry(registry);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' }));
});

test('a disabled dirty remote stays mounted until its edits are saved or lost', async () => {
  let unload: 'yes' | 'dirty' = 'dirty';
  const { remotes, outlet, host, publishEntry } = await openPolledOutlet({
    mounts: { '2.0.0': async () => ({ canUnload: () => unload }) },
  });
  await publishEntry(disabled);
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(remotes.updates.current).toMatchObject([{ remote: 'settings', from: '2.0.0' }]);
  unload = 'yes';
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(outlet.state.current).toEqual(disabled);
  expect(host.innerHTML).toBe('');
  expect(remotes.updates.current).toEqual([]);
});

test('an entry that is broken in a newer registry keeps its previous version, and its screen stays open', async () => {
  const { remotes, outlet, publishEntry } = await openPolledOutlet();
  await publishEntry({ versions: 'none' });
  jest.useRealTimers();
  expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(remotes.known.current).toMatchObject([{ name: 'settings', declaration: { version: '2.0.0' } }]);
});

test('a withdrawn version is replaced in an open page within a minute, even if it is the previous one and edits are lost', async () => {
  const { outlet, registry, publishEntry, services, posted } = await openPolledOutlet({
    mounts: { '2.0.0': fails, '1.0.0': async () => ({ canUnload: () => 'dirty' }) },
  });
  expect(outlet.state.current).toMatchObject({ version: '1.0.0', source: 'previous' });
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ version: '1.0.0', phase: 'mount', outcome: 'ok', source: 'previous' }),
  );
  const versions = structuredClone(registry.remotes['settings']?.versions);
  Object.assign(versions?.['1.0.0'] ?? {}, { withdrawn: { reason: 'Unsafe.', at: '2026-01-02T00:00:00.000Z' } });
  await publishEntry({ versions });
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'failed', failure: { tried: ['2.0.0'] } }));
});

test('a page whose update fails keeps its version, which counts as an earlier one', async () => {
  const { outlet, publishEntry } = await openPolledOutlet({ unloadable: ['1.0.0'] });
  expect(outlet.state.current).toMatchObject({ source: 'active' });
  await publishEntry(older);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '2.0.0', source: 'last-good' }));
});

test('an older registry is refused, and reported', async () => {
  const { outlet, registry, publishRegistry, publishEntry, services, posted } = await openPolledOutlet();
  await publishRegistry({ ...registry, revision: 50 });
  await publishEntry(older, 3);
  jest.useRealTimers();
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  services.health.flush();
  expect(posted.flatMap(({ reports }) => reports)).toContainEqual(
    expect.objectContaining({ remote: 'shell', reason: 'registry: an older revision was refused' }),
  );
});
