import { showsUnlinkedBanner, type UnlinkedConditions } from './unlinked-banner';

const all: UnlinkedConditions = {
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

test('SHELL-086 the banner is shown when all nine conditions hold', () => {
  expect(showsUnlinkedBanner(all)).toBe(true);
});

const missing: readonly [string, Partial<UnlinkedConditions>][] = [
  ['the user may not connect an account', { mayConnectAccount: false }],
  ['the site has no owner', { hasConnectedOwner: false }],
  ['the connection is being restored', { isReconnecting: true }],
  ['the site data could not be fetched', { hasSiteDataErrors: true }],
  ['the connection has errors', { hasConnectionErrors: true }],
  ['the connect screen is open', { path: '/connect-user' }],
  ['the user is linked', { isLinked: true }],
  ['there is no connect URL', { connectUrl: '' }],
  ['the site is not connected', { isSiteConnected: false }],
];
test.each(missing)('SHELL-086 it is not shown when %s', (_why, change) => {
  expect(showsUnlinkedBanner({ ...all, ...change })).toBe(false);
});
