import { waitFor } from '@testing-library/dom';
import { createManifest } from '../testing/manifests';
import { fails, publish, setUpRemotes, version1, version2 } from './testing/set-up-remotes';

const between = createManifest('settings', '1.5.0');
const manifests = [version1, between, version2];
const onRequest = ['1.0.0'];
const withdrawn = { reason: 'Unsafe.', at: '2026-01-02T00:00:00.000Z' };

const rememberGood = (version: string) =>
  localStorage.setItem('site-admin:remotes', JSON.stringify({ good: { settings: { version, at: Date.now() } } }));
const getRequests = () =>
  jest
    .mocked(window.fetch)
    .mock.calls.map(([address]) => String(address))
    .filter((address) => address.includes('/registry'));

test('if the live version fails, the last good one is requested, and tried before the previous one', async () => {
  rememberGood('1.0.0');
  const { open, registry, inline } = setUpRemotes({ manifests, onRequest, mounts: { '2.0.0': fails } });
  publish(registry, inline, onRequest);
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toEqual({ status: 'ready', version: '1.0.0', source: 'last-good' }));
  expect(getRequests()).toEqual(['http://localhost/registry?with=settings%401.0.0']);
});

test.each<[string, string, object]>([
  ['withdrawn', '1.0.0', { version: '1.5.0', source: 'previous' }],
  ['not published any more', '0.9.0', { version: '1.5.0', source: 'previous' }],
])('a last good version that is %s is not tried', async (_what, version, shown) => {
  rememberGood(version);
  const { open, registry, inline, loaded } = setUpRemotes({ manifests, onRequest, mounts: { '2.0.0': fails } });
  const next = structuredClone(registry);
  Object.assign(next.remotes['settings']?.versions['1.0.0'] ?? {}, { withdrawn });
  publish(next, inline, onRequest);
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', ...shown }));
  expect(loaded.join()).not.toContain(version);
});

test('a live version in a crash loop is replaced by the last good one, not by the previous one', async () => {
  const at = Date.now();
  const crashes = { 'settings@2.0.0': { count: 2, at } };
  localStorage.setItem('site-admin:remotes', JSON.stringify({ good: { settings: { version: '1.0.0', at } }, crashes }));
  const { open, registry, inline } = setUpRemotes({ manifests, onRequest });
  publish(registry, inline, onRequest);
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.0.0', source: 'last-good' }));
});

test('without a response, the versions that are known are tried', async () => {
  rememberGood('1.0.0');
  const { open } = setUpRemotes({ manifests, onRequest, mounts: { '2.0.0': fails } });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.5.0', source: 'previous' }));
});

test('polls request what is shown: a version that is not live any more is replaced when it is withdrawn', async () => {
  const { remotes, open, registry, inline } = setUpRemotes({
    manifests,
    mounts: { '2.0.0': async () => ({ canUnload: () => 'dirty' }) },
  });
  const outlet = open();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' }));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  const next = structuredClone(registry);
  Object.assign(next.remotes['settings'] ?? {}, { active: '1.5.0', previous: '1.0.0' });
  publish(next, inline, ['2.0.0']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outlet.state.current).toMatchObject({ version: '2.0.0' });
  Object.assign(next.remotes['settings']?.versions['2.0.0'] ?? {}, { withdrawn });
  publish(next, inline, ['2.0.0']);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '1.5.0' }));
  expect(getRequests()[0]).toBe('http://localhost/registry?with=settings%402.0.0');
});

test('polls request overrides, which end when their version is withdrawn', async () => {
  const overrideParams = [{ remote: 'settings', target: '1.0.0' }];
  const { remotes, open, registry, inline, notices } = setUpRemotes({ manifests, overrideParams });
  const outlet = open();
  remotes.acceptOverride('settings');
  await waitFor(() => expect(outlet.state.current).toMatchObject({ version: '1.0.0', source: 'override' }));
  jest.useFakeTimers();
  remotes.startBackgroundWork();
  publish(registry, inline, onRequest);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outlet.state.current).toMatchObject({ version: '1.0.0', source: 'override' });
  const next = structuredClone(registry);
  Object.assign(next.remotes['settings']?.versions['1.0.0'] ?? {}, { withdrawn });
  publish(next, inline, onRequest);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  await waitFor(() => expect(outlet.state.current).toMatchObject({ status: 'ready', version: '2.0.0' }));
  await waitFor(() =>
    expect(notices.shown.current).toMatchObject([{ text: expect.stringContaining('that version was withdrawn') }]),
  );
});
