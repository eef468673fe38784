import type { PageData } from '@site-admin/contracts';
import { wireInitialStateFor } from '@site-admin/contracts/testing';
import { readPage } from './page-data';
import { createManifest, createRegistry } from '../testing/manifests';

const page: PageData = {
  registry: createRegistry([createManifest('settings', '1.0.0')]),
  manifests: {},
  chosen: {},
  operates: false,
  overrides: 'closed',
  addresses: { remotes: '/remotes/', registry: '/registry', health: '/health', nonce: '/nonce' },
  pollSeconds: 60,
  locale: 'en_US',
  direction: 'ltr',
};

function print(globals: Record<string, unknown>, block: string | undefined = JSON.stringify(page)): void {
  Object.assign(window, { jetpack_redirects: { currentSiteRawUrl: 'example.org' }, JP_CONNECTION_INITIAL_STATE: {}, ...globals });
  document.body.innerHTML = block === '' ? '' : `<script type="application/json" id="site-admin-page">${block}</script>`;
}

const readError = () => {
  const input = readPage(window);
  return input.ok ? '' : input.error;
};

afterEach(() => {
  for (const name of ['Initial_State', 'jetpack_redirects', 'JP_CONNECTION_INITIAL_STATE']) Reflect.deleteProperty(window, name);
  history.replaceState(null, '', '/');
});

test('the page data contains the state and the addresses', () => {
  print({ Initial_State: wireInitialStateFor() });
  expect(readPage(window)).toMatchObject({
    ok: true,
    page: { pollSeconds: 60 },
    redirects: { currentSiteRawUrl: 'example.org' },
  });
});

test('the provider of the page is in the initial state, for links', () => {
  const addresses = { ...page.addresses, provider: 'http://127.0.0.1:9000' };
  print({ Initial_State: wireInitialStateFor() }, JSON.stringify({ ...page, addresses }));
  expect(readPage(window)).toMatchObject({ initial: { providerOrigin: 'http://127.0.0.1:9000' } });
});

test.each<[string, () => void, string]>([
  ['Initial_State is missing', () => print({}), 'Initial_State is missing'],
  ['Initial_State is text', () => print({ Initial_State: 'x' }), 'malformed: Initial_State'],
  [
    'the nonce is missing',
    () => print({ Initial_State: { ...wireInitialStateFor(), WP_API_nonce: undefined } }),
    'Initial_State.WP_API_nonce',
  ],
  ['the block is missing', () => print({ Initial_State: wireInitialStateFor() }, ''), '#site-admin-page is missing'],
  ['the block is not JSON', () => print({ Initial_State: wireInitialStateFor() }, '{'), '#site-admin-page is not JSON'],
  [
    'an address is missing',
    () =>
      print(
        { Initial_State: wireInitialStateFor() },
        JSON.stringify({ ...page, addresses: { ...page.addresses, nonce: undefined } }),
      ),
    '#site-admin-page.addresses.nonce',
  ],
])('the error names the cause when %s', (_what, arrange, sentence) => {
  arrange();
  expect(readError()).toContain(sentence);
});

test('the globals of links and of the connection package are optional', () => {
  print({ Initial_State: wireInitialStateFor(), jetpack_redirects: undefined, JP_CONNECTION_INITIAL_STATE: undefined });
  expect(readPage(window)).toMatchObject({ ok: true, connection: {}, redirects: { currentSiteRawUrl: expect.any(String) } });
});
