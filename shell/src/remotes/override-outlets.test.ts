import type { PageRemote } from '@site-admin/contracts';
import { waitFor } from '@testing-library/dom';
import { fails, publish, setUpRemotes } from './testing/set-up-remotes';

const overrideParams = [{ remote: 'settings', target: '1.0.0' }];

test('a version in the address runs only after the user accepts it; dropping it swaps back in place', async () => {
  const { remotes, open, loaded } = setUpRemotes({ overrideParams });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
  expect(remotes.overrides.current).toMatchObject([{ remote: 'settings', target: '1.0.0', isAccepted: false }]);
  expect(loaded).toEqual(['https://example.org/remotes/settings/2.0.0/entry.js']);
  remotes.acceptOverride('settings');
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '1.0.0', source: 'override' }));
  expect(remotes.overrides.current).toMatchObject([{ remote: 'settings', target: '1.0.0', isAccepted: true }]);
  remotes.dropOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '2.0.0' }));
  expect(remotes.overrides.current).toEqual([]);
});

test('an override that fails is dropped with a notice, and the live version is shown', async () => {
  const { remotes, open, notices } = setUpRemotes({ overrideParams, mounts: { '1.0.0': fails } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  remotes.acceptOverride('settings');
  await waitFor(() => expect(notices.shown.current).toHaveLength(1));
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0', source: 'active' }));
  expect(remotes.overrides.current).toEqual([]);
  expect(notices.shown.current).toMatchObject([{ status: 'is-warning', text: expect.stringContaining('1.0.0') }]);
});

test('a refused override param shows a notice', async () => {
  const { notices, remotes } = setUpRemotes({
    overrideParams: [
      { remote: 'settings', target: '<script>' },
      { remote: 'x', target: '1' },
    ],
  });
  await waitFor(() => expect(notices.shown.current).toHaveLength(2));
  expect(remotes.overrides.current).toEqual([]);
});

test.each<[string, Partial<PageRemote>, object]>([
  ['disabled', { status: 'disabled', reason: 'Unsafe.' }, { status: 'disabled', reason: 'Unsafe.' }],
  ['removed', { versions: {} }, { status: 'disabled' }],
])('a poll ends the override of a remote that is %s', async (_what, change, shown) => {
  const { remotes, open, notices, registry, inline } = setUpRemotes({ overrideParams });
  const outlet = open();
  remotes.acceptOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0', source: 'override' }));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  Object.assign(next.remotes['settings'] ?? {}, change);
  publish(next, inline);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject(shown));
  expect(remotes.overrides.current).toEqual([]);
  await waitFor(() =>
    expect(notices.shown.current).toMatchObject([{ text: expect.stringContaining('"remote.settings=1.0.0" was ignored') }]),
  );
});

test('a poll ends an override after eight hours', async () => {
  const { remotes, open } = setUpRemotes({ overrideParams });
  const outlet = open();
  remotes.acceptOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0' }));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  jest.setSystemTime(Date.now() + 8 * 60 * 60 * 1000);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '2.0.0' }));
});
