import { updateTrackingSettings } from '@site-admin/contracts';
import { firstValueFrom } from 'rxjs';
import { renderPage, settle, type PageOptions } from '../testing/render-page';
import { syncTrackingConsent } from './consent';

let sent: unknown[] = [];

/** Opens a page with a tracking script that sends at once, for a user that has opted out or not. */
function open(
  optOut: boolean,
  options: PageOptions = {},
  arrange: (page: ReturnType<typeof renderPage>) => void = () => undefined,
) {
  const page = renderPage(options);
  sent = [];
  window._tkq = { push: (entry) => sent.push(entry[1]) };
  arrange(page);
  jest.mocked(page.services.analytics.record).mockRestore();
  page.network.respond('GET tracking/settings', { tracks_opt_out: optOut });
  const consent = syncTrackingConsent(page.services);
  return { ...page, consent, record: (name: string) => page.services.analytics.record(name) };
}
const countCalls = (page: ReturnType<typeof open>) => page.network.getCalls('GET tracking/settings').length;

test('SHELL-052 API-012 without an opt-out events are recorded from the first page view on', async () => {
  const page = open(false);
  page.record('jetpack_first');
  await settle();
  page.record('jetpack_second');
  expect(sent).toEqual([987, 'jetpack_first', 'jetpack_second']);
  expect(countCalls(page)).toBe(1);
});

test('API-012 after an opt-out nothing is recorded, and earlier events are dropped', async () => {
  const page = open(true);
  page.record('jetpack_first');
  await settle();
  page.record('jetpack_second');
  expect(sent).toEqual([]);
});

test('API-012 while the consent is not known nothing is recorded', async () => {
  const page = open(false);
  page.network.respond('GET tracking/settings', { code: 'failed', message: 'No.' }, 500);
  page.record('jetpack_first');
  await settle();
  expect(sent).toEqual([]);
});

test('API-012 opting out in the privacy settings applies once it is saved, and so does opting in again', async () => {
  const page = open(false);
  await settle();
  const choose = async (optOut: boolean) => {
    page.network.respond('GET tracking/settings', { tracks_opt_out: optOut });
    page.network.respond('POST tracking/settings', { tracks_opt_out: optOut });
    await firstValueFrom(page.services.requests.call(updateTrackingSettings, { body: { tracks_opt_out: optOut } }));
  };
  page.record('jetpack_before');
  await choose(true);
  page.record('jetpack_at_once');
  await settle();
  page.record('jetpack_later');
  expect(sent).toEqual([987, 'jetpack_before']);
  await choose(false);
  await settle();
  page.record('jetpack_again');
  expect(sent).toEqual([987, 'jetpack_before', 987, 'jetpack_again']);
});

test.each([
  ['without a linked account', { site: { linked: false } }],
  ['on an unconnected site', { site: { connection: 'unconnected' } }],
] as const)('API-012 %s nothing is recorded, and the consent is not fetched', async (_where, options) => {
  const page = open(false, options);
  page.record('jetpack_first');
  await settle();
  expect(sent).toEqual([]);
  expect(countCalls(page)).toBe(0);
});

test('API-012 in offline mode nothing is recorded for a linked account either', async () => {
  const page = open(false, {}, ({ services: { site }, act }) => {
    const { current } = site.connection;
    act(() => site.setConnection({ ...current, offlineMode: { ...current.offlineMode, isActive: true } }));
  });
  page.record('jetpack_first');
  await settle();
  expect(sent).toEqual([]);
  expect(countCalls(page)).toBe(0);
});

test('API-012 after the account is unlinked nothing is recorded', async () => {
  const page = open(false);
  await settle();
  page.act(() => page.services.site.setUser({ ...page.services.site.user.current, isConnected: false }));
  page.record('jetpack_late');
  expect(sent).toEqual([]);
});
