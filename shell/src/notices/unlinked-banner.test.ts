import { showsUnlinkedBanner, type UnlinkedFacts } from './unlinked-banner';

const all: UnlinkedFacts = {
  mayConnectAccount: true,
  hasConnectedOwner: true,
  isReconnecting: false,
  hasSiteDataErrors: false,
  hasConnectionErrors: false,
  path: '/dashboard',
  isLinked: false,
  connectUrl: 'https://example.org/wp-admin/admin.php?page=jetpack&action=register',
  isSiteConnected: true,
};

test('SHELL-086 the banner shows when all nine conditions hold', () => {
  expect(showsUnlinkedBanner(all)).toBe(true);
});

const missing: readonly [string, Partial<UnlinkedFacts>][] = [
  ['the person may not connect an account', { mayConnectAccount: false }],
  ['the site has no owner', { hasConnectedOwner: false }],
  ['the connection is being mended', { isReconnecting: true }],
  ['the site data could not be fetched', { hasSiteDataErrors: true }],
  ['the connection has errors', { hasConnectionErrors: true }],
  ['the connect screen is open', { path: '/connect-user' }],
  ['the person is linked', { isLinked: true }],
  ['nobody knows where connecting begins', { connectUrl: '' }],
  ['the site is not connected', { isSiteConnected: false }],
];
test.each(missing)('SHELL-086 it does not show when %s', (_why, change) => {
  expect(showsUnlinkedBanner({ ...all, ...change })).toBe(false);
});
