import type { Viewer } from '@site-admin/contracts';
import { viewerFor } from '@site-admin/contracts/testing';
import type { KnownRemote } from '../page/services/remotes';
import { declaredRemotes } from '../testing/declared-remotes';
import { knownRemote } from '../testing/fake-remotes';
import { findPage } from './find-route';
import { getScreen } from './screen';

const subscriber = viewerFor({ role: 'subscriber', linked: false });
const editor = viewerFor({ role: 'editor', linked: false });
const admin = viewerFor({ owner: false });
const owner = viewerFor();
const unconnected = { status: 'unconnected', isLinked: false, hasConnectedOwner: false } as const;

const remote = (name: string, ...paths: string[]): KnownRemote =>
  knownRemote(name, {
    pages: paths.map((path) => ({ path, title: name, audience: 'managers', frame: 'dashboard', prefetch: [] })),
  });
const known = declaredRemotes;
const at = (path: string, who: Viewer) => getScreen(path, who, known);
const home = { kind: 'redirect', to: '/dashboard' };

test.each(['/', '/nonsense', '/recommendations/nonsense', '/product/nonsense', '/settings/nonsense', '/__proto__'])(
  'SHELL-016 the unknown path %s becomes /dashboard',
  (path) => {
    expect(at(path, owner)).toEqual(home);
  },
);

test.each([
  ['/dashboard', 'dashboard'],
  ['/disconnect', 'dashboard'],
  ['/reconnect', 'dashboard'],
  ['/setup', 'dashboard'],
  ['/discussion', 'settings'],
  ['/privacy', 'settings'],
  ['/my-plan', 'licensing'],
  ['/recommendations', 'recommendations'],
  ['/recommendations/summary', 'recommendations'],
])('%s is the page of remote-%s, by its declaration', (path, name) => {
  expect(at(path, owner)).toMatchObject({ kind: 'remote', remote: name });
});

test('SHELL-017 product routes are kept and handed to the remote with the product screen', () => {
  for (const slug of ['akismet', 'backup', 'scan', 'search', 'security', 'videopress']) {
    expect(at(`/product/${slug}`, owner)).toMatchObject({ kind: 'remote', remote: 'licensing', route: { frame: 'product' } });
  }
});

test('a page beyond the specs is where its remote declares it, for the audience it names', () => {
  const more = [...known, remote('crm', '/crm')];
  expect(getScreen('/crm', owner, more)).toMatchObject({ kind: 'remote', remote: 'crm', route: { name: 'crm' } });
  expect(getScreen('/crm', editor, more)).toEqual(home);
});

test('an address is kept while the pages of a remote are not known: it may be one of them', () => {
  const unreadable = { ...remote('licensing'), declaration: undefined };
  expect(getScreen('/my-plan', owner, [])).toMatchObject({ kind: 'remote', remote: undefined });
  expect(getScreen('/my-plan', owner, [unreadable])).toMatchObject({ kind: 'remote', remote: undefined });
  expect(getScreen('/', owner, [])).toEqual(home);
  expect(getScreen('/dashboard', owner, [])).toMatchObject({ kind: 'remote', remote: undefined });
});

test('SHELL-012 only the linked connection owner reaches licence activation', () => {
  expect(at('/license/activation', owner)).toMatchObject({ kind: 'remote', remote: 'licensing' });
  expect(at('/license/activation', admin)).toEqual(home);
  expect(at('/license/activation', { ...admin, isLinked: false })).toEqual(home);
  expect(at('/license/activation', editor)).toEqual(home);
});

test('SHELL-013 recommendations render only if they are enabled', () => {
  expect(at('/recommendations/monitor', owner)).toMatchObject({ kind: 'remote', remote: 'recommendations' });
  expect(at('/recommendations/monitor', { ...owner, showRecommendations: false })).toEqual(home);
  expect(at('/recommendations', { ...owner, showRecommendations: false })).toEqual(home);
});

test.each(['/plans', '/plans-prompt'])('SHELL-009 %s sends the browser to the plans page', (path) => {
  expect(at(path, owner)).toEqual({ kind: 'plans' });
});

test('ROLE-002 ROLE-003 people who do not manage modules reach their settings tabs, and the dashboard otherwise', () => {
  for (const path of ['/settings', '/writing', '/sharing', '/performance', '/dashboard']) {
    expect(at(path, editor).kind).toBe('remote');
  }
  const managersOnly = [
    '/security',
    '/discussion',
    '/traffic',
    '/privacy',
    '/my-plan',
    '/recommendations',
    '/plans',
    '/reconnect',
  ];
  for (const path of managersOnly) {
    expect(at(path, editor)).toEqual(home);
    expect(at(path, owner)).not.toEqual(home);
  }
});

test('SHELL-051 ROLE-008 a subscriber reaches no settings', () => {
  for (const path of ['/settings', '/writing', '/sharing', '/performance']) expect(at(path, subscriber)).toEqual(home);
  expect(at('/dashboard', subscriber).kind).toBe('remote');
});

test('SHELL-066 ROLE-004 on an unconnected site whoever may connect it gets the connect screen, others nothing', () => {
  expect(at('/dashboard', { ...admin, ...unconnected }).kind).toBe('connect');
  expect(at('/discussion', { ...admin, ...unconnected }).kind).toBe('connect');
  expect(at('/plans', { ...admin, ...unconnected }).kind).toBe('connect');
  expect(at('/setup', { ...admin, ...unconnected }).kind).toBe('connect');
  expect(at('/dashboard', { ...editor, ...unconnected }).kind).toBe('nothing');
  expect(at('/dashboard', admin).kind).toBe('remote');
  expect(at('/dashboard', { ...admin, ...unconnected, status: 'offline' }).kind).toBe('remote');
});

test('SHELL-075 the user connect screen needs the manage-modules right or a connected owner', () => {
  const noOwner = { isLinked: false, hasConnectedOwner: false };
  for (const who of [admin, { ...admin, isLinked: false }, { ...editor, isLinked: false }, { ...admin, ...noOwner }]) {
    expect(at('/connect-user', who).kind).toBe('connect-user');
  }
  expect(at('/connect-user', { ...editor, ...noOwner })).toEqual(home);
  expect(at('/connect-user', { ...subscriber, ...noOwner })).toEqual(home);
});

test('on an unconnected site /connect-user wins over the main connect screen, for who manages it', () => {
  expect(at('/connect-user', { ...admin, ...unconnected }).kind).toBe('connect-user');
  expect(at('/connect-user', { ...editor, ...unconnected }).kind).toBe('nothing');
});

test('SHELL-006 /woo-setup is the screen of who manages the site, connected or not; for others it is no route', () => {
  expect(at('/woo-setup', admin).kind).toBe('woo');
  expect(at('/woo-setup', { ...admin, ...unconnected }).kind).toBe('woo');
  expect(at('/woo-setup', editor)).toEqual(home);
  expect(at('/woo-setup', { ...editor, ...unconnected }).kind).toBe('nothing');
});

describe('with a coupon that comes first', () => {
  const fresh = { ...admin, ...unconnected };
  const kindAt = (path: string, who: Viewer, from: readonly KnownRemote[] = known) => getScreen(path, who, from, true).kind;

  test.each(['/dashboard', '/discussion', '/setup', '/connect-user', '/plans'])('its screen wins at %s', (path) => {
    expect(kindAt(path, fresh)).toBe('coupon');
    expect(kindAt(path, admin)).toBe('coupon');
  });

  test('but not over the screen of a shop, and not where nobody draws it', () => {
    expect(kindAt('/woo-setup', fresh)).toBe('woo');
    const empty = known.filter(({ name }) => name !== 'licensing');
    expect(kindAt('/dashboard', fresh, empty)).toBe('connect');
    const disabledVersion = known.map((each) => ({ ...each, status: 'disabled' as const }));
    expect(kindAt('/dashboard', fresh, disabledVersion)).toBe('connect');
  });

  test('whoever could not redeem it sees what he sees without one', () => {
    expect(kindAt('/dashboard', { ...editor, ...unconnected })).toBe('nothing');
    expect(kindAt('/dashboard', editor)).toBe('remote');
    expect(kindAt('/dashboard', { ...fresh, permissions: { ...fresh.permissions, connect: false } })).toBe('remote');
  });
});

test('of several declarations of a path the most exact one wins', () => {
  const rivals = [remote('any', '/product/*'), remote('slug', '/product/:slug'), remote('own', '/product/backup')];
  expect(findPage('/product/backup', rivals)?.remote).toBe('own');
  expect(findPage('/product/scan', rivals)?.remote).toBe('slug');
});

test('SHELL-016 a page that lists its routes has no others, and leaves them to a page that takes all', () => {
  const listed = { path: '/crm/*', title: 'CRM', audience: 'everyone', frame: 'dashboard' } as const;
  const crm = knownRemote('crm', {
    pages: [{ ...listed, prefetch: [], routes: [{ path: '/crm' }, { path: '/crm/deals', title: 'Deals', name: '' }] }],
  });
  expect(getScreen('/crm', owner, [...known, crm])).toMatchObject({ remote: 'crm', route: { name: 'CRM' } });
  const deals = getScreen('/crm/deals', owner, [...known, crm]);
  expect(deals).toMatchObject({ remote: 'crm', route: { name: '' } });
  expect('route' in deals && deals.route.heading()).toBe('Deals');
  expect(getScreen('/crm/other', owner, [...known, crm])).toEqual(home);
  expect(getScreen('/crm/other', owner, [...known, crm, remote('all', '/crm/*')])).toMatchObject({ remote: 'all' });
});
