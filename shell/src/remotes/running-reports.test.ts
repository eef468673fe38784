import { waitFor } from '@testing-library/dom';
// Loaded before the timers are faked: the page imports them on demand.
import './background-work';
import './outlet/swap-version';
import { fails, publish, setUpRemotes, type Options } from './testing/set-up-remotes';

/** Opens the settings, and returns the pages that were reported. */
async function openPage(options: Options = {}) {
  const page = setUpRemotes({ countsPages: true, ...options });
  const outlet = page.open();
  await waitFor(() => expect(outlet.state.current.status).toBe('ready'));
  jest.useFakeTimers();
  page.remotes.startBackgroundWork();
  await jest.advanceTimersByTimeAsync(100);
  const getReported = () => page.posted.flatMap((body) => (body.page ? [body.page] : []));
  const publishActive = (version: string) => {
    const next = structuredClone(page.registry);
    if (next.remotes['settings']) next.remotes['settings'].active = version;
    publish(next, page.inline);
  };
  return { ...page, outlet, getReported, publishActive };
}
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

const wanted = (version: string, more: object = {}) => ({
  ...{ remote: 'settings', version, source: 'wanted', waiting: false },
  ...more,
});

test('a page reports what it runs: at once, after a swap, every minute, and that it was left', async () => {
  const { getReported, publishActive } = await openPage();
  expect(getReported()).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{10}$/), running: [wanted('2.0.0')] }]);
  publishActive('1.0.0');
  await seconds(63);
  expect(getReported().at(-1)?.running).toEqual([wanted('1.0.0')]);
  window.dispatchEvent(new Event('pagehide'));
  expect(getReported().at(-1)?.running).toEqual([]);
  expect(new Set(getReported().map(({ id }) => id)).size).toBe(1);
});

test('an unchanged page reports every minute, a hidden one not until it is shown again', async () => {
  const { getReported } = await openPage();
  await seconds(121);
  expect(getReported()).toHaveLength(3);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await seconds(300);
  expect(getReported()).toHaveLength(3);
  visibility.mockRestore();
  await seconds(2);
  expect(getReported()).toHaveLength(4);
});

test('unsaved work that keeps a version is reported, as is a version of the fallback chain', async () => {
  const dirty = { '2.0.0': async () => ({ canUnload: () => 'dirty' as const }) };
  const { getReported, publishActive } = await openPage({ mounts: dirty });
  publishActive('1.0.0');
  await seconds(63);
  expect(getReported().at(-1)?.running).toEqual([wanted('2.0.0', { waiting: true })]);
});

test('a version of the fallback chain is reported with its source', async () => {
  const { getReported } = await openPage({ mounts: { '2.0.0': fails } });
  expect(getReported()[0]?.running).toEqual([wanted('1.0.0', { source: 'previous' })]);
});

test('an extension counts as well, a version of a remote once', async () => {
  const { getReported } = await openPage();
  for (const version of ['1.0.0', '2.0.0', '2.0.0']) {
    const extension = document.createElement('div');
    Object.assign(extension.dataset, { remote: 'settings', version, extensionPoint: 'dashboard.banner' });
    document.body.append(extension);
  }
  await seconds(2);
  expect(getReported().at(-1)?.running).toEqual([wanted('2.0.0'), wanted('1.0.0')]);
});

test('where the server does not count pages, as on WordPress, nothing is reported', async () => {
  const { getReported } = await openPage({ countsPages: false });
  await seconds(121);
  window.dispatchEvent(new Event('pagehide'));
  expect(getReported()).toEqual([]);
});
