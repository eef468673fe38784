import type { PageData } from '@site-admin/contracts';
import { initialStateFor, wireInitialStateFor } from '@site-admin/contracts/testing';
import { createManifest, createRegistry } from '../../testing/manifests';
import { testResponse } from '../../testing/test-response';
import { loadOverrides } from './load-overrides';

const registry = createRegistry([createManifest('settings', '2.0.0')]);
const received = createRegistry([createManifest('settings', '1.0.0'), createManifest('settings', '2.0.0')]);
const addresses = { remotes: '/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' };
const page: PageData = {
  ...{ registry, manifests: { a: 'manifest' }, chosen: {}, addresses, operates: false },
  ...{ overrides: 'versions', pollSeconds: 30, locale: 'en_US', direction: 'ltr' },
};
const initial = { ...initialStateFor(), WP_API_nonce: 'n0nce' };
const input = {
  ok: true,
  initial,
  wire: wireInitialStateFor(),
  page,
  redirects: { currentSiteRawUrl: '' },
  connection: {},
} as const;

const fetch = jest.fn(() => Promise.resolve(testResponse(JSON.stringify({ registry: received, manifests: { b: 'other' } }))));

beforeEach(() => {
  fetch.mockClear();
  Object.assign(window, { fetch });
  sessionStorage.clear();
});

const store = (target: string) =>
  sessionStorage.setItem('site-admin:overrides', JSON.stringify({ settings: { target, until: 9e15 } }));

test('versions of the address and of this tab are requested as the user, and removed from the address', async () => {
  store('1.1.0');
  history.replaceState(null, '', '/?remote.settings=1.0.0#/x?remote.dashboard=1.2.0');
  const result = await loadOverrides(window, input);
  expect(fetch).toHaveBeenCalledWith(
    'http://localhost/registry?with=dashboard%401.2.0%2Csettings%401.0.0%2Csettings%401.1.0',
    expect.objectContaining({ headers: { 'X-WP-Nonce': 'n0nce' } }),
  );
  expect(result.input.page).toMatchObject({ registry: received, manifests: { a: 'manifest', b: 'other' }, chosen: {} });
  expect(location.pathname + location.search + location.hash).toBe('/#/x');
});

test.each(['/?remote.settings=http://localhost:3102/', '/?remote.settings=<script>', '/?remote.settings='])(
  '%s names no version, and nothing is requested',
  async (address) => {
    history.replaceState(null, '', address);
    sessionStorage.setItem('site-admin:overrides', 'nothing');
    expect((await loadOverrides(window, input)).input).toBe(input);
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('without a response the page has the versions that are live', async () => {
  history.replaceState(null, '', '/?remote.settings=1.0.0');
  fetch.mockResolvedValueOnce(testResponse('{}', { status: 500 }));
  expect((await loadOverrides(window, input)).input).toBe(input);
});

test('where overrides are not allowed nothing is requested', async () => {
  history.replaceState(null, '', '/?remote.settings=1.0.0');
  await loadOverrides(window, { ...input, page: { ...page, overrides: 'closed' } });
  expect(fetch).not.toHaveBeenCalled();
});
