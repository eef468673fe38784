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
const at = (path: string, viewer: Viewer) => getScreen(path, viewer, known);
const home = { kind: 'redirect', to: '/dashboard' };

test.each(['/', '/nonsense', '/recommendations/nonsense', '/product/nonsense', '/settings/nonsense', '/__proto__'])(
  'SHELL-016 the unknown path %s redirects to /dashboard',
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
])('%s is a page of remote-%s, as it declares', (path, name) => {
  expect(at(path, owner)).toMatchObject({ kind: 'remote', remote: name });
});

test('SHELL-017 product routes are pages of the remote with the product screen', () => {
  for (const slug of ['akismet', 'backup', 'scan', 'search', 'security', 'videopress']) {
    expect(at(`/product/${slug}`, owner)).toMatchObject({ kind: 'remote', remote: 'licensing', route: { frame: 'product' } });
  }
});

test('a page of another remote has the path and the audience that the remote declares', () => {
  const more = [...known, remote('crm', '/crm')];
  expect(getScreen('/crm', owner, more)).toMatchObject({ kind: 'remote', remote: 'crm', route: { name: 'crm' } });
  expect(getScreen('/crm', editor, more)).toEqual(home);
});

test('a path is kept while the pages of a remote are not known, as it may be one of them', () => {
  const unreadable = { ...remote('licensing'), declaration: undefined };
  expect(getScreen('/my-plan', owner, [])).toMatchObject({ kind: 'remote', remote: undefined });
  expect(getScreen('/my-plan', owner, [unreadable])).toMatchObject({ kind: 'remote', remote: undefined });
  expect(getScreen('/', owner, [])).toEqual(home);
  expect(getScreen('/dashboard', owner, [])).toMatchObject({ kind: 'remote', remote: undefined });
});

test('operators open their page on every kind of site, and it does not exist for others', () => {
  const at = (viewer: Viewer) => getScreen('/delivery', viewer, known, viewer.hasPartnerCoupon);
  const operator = { ...admin, operates: true };
  const coupon = { hasPartnerCoupon: true };
  for (const site of [{}, unconnected, { status: 'offline' }, { ...unconnected, ...coupon }, coupon] as const)
    expect(at({ ...operator, ...site })).toMatchObject({ kind: 'remote', remote: 'delivery' });
  for (const viewer of [owner, editor, subscriber]) expect(at(viewer)).toEqual(home);
});

test('SHELL-012 only the linked connection owner reaches license activation', () => {
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

test('ROLE-002 ROLE-003 users without manage_modules reach their settings tabs, and are redirected to the dashboard otherwise', () => {
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

test('SHELL-051 ROLE-008 subscribers cannot open settings', () => {
  for (const path of ['/settings', '/writing', '/sharing', '/performance']) expect(at(path, subscriber)).toEqual(home);
  expect(at('/dashboard', subscriber).kind).toBe('remote');
});

test('SHELL-066 ROLE-004 on an unconnected site users with the connect right get the connect screen, others nothing', () => {
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
  for (const viewer of [admin, { ...admin, isLinked: false }, { ...editor, isLinked: false }, { ...admin, ...noOwner }]) {
    expect(at('/connect-user', viewer).kind).toBe('connect-user');
  }
  expect(at('/connect-user', { ...editor, ...noOwner })).toEqual(home);
  expect(at('/connect-user', { ...subscriber, ...noOwner })).toEqual(home);
});

test('on an unconnected site /connect-user takes precedence over the connect screen, for managers', () => {
  expect(at('/connect-user', { ...admin, ...unconnected }).kind).toBe('connect-user');
  expect(at('/connect-user', { ...editor, ...unconnected }).kind).toBe('nothing');
});

test('SHELL-006 /woo-setup is a screen for managers, connected or not; others are redirected', () => {
  expect(at('/woo-setup', admin).kind).toBe('woo');
  expect(at('/woo-setup', { ...admin, ...unconnected }).kind).toBe('woo');
  expect(at('/woo-setup', editor)).toEqual(home);
  expect(at('/woo-setup', { ...editor, ...unconnected }).kind).toBe('nothing');
});

describe('with a coupon that is shown first', () => {
  const fresh = { ...admin, ...unconnected };
  const kindAt = (path: string, viewer: Viewer, remotes: readonly KnownRemote[] = known) =>
    getScreen(path, viewer, remotes, true).kind;

  test.each(['/dashboard', '/discussion', '/setup', '/connect-user', '/plans'])('its screen replaces %s', (path) => {
    expect(kindAt(path, fresh)).toBe('coupon');
    expect(kindAt(path, admin)).toBe('coupon');
  });

  test('but not the WooCommerce screen, and not without a remote that renders it', () => {
    expect(kindAt('/woo-setup', fresh)).toBe('woo');
    const empty = known.filter(({ name }) => name !== 'licensing');
    expect(kindAt('/dashboard', fresh, empty)).toBe('connect');
    const disabledVersion = known.map((each) => ({ ...each, status: 'disabled' as const }));
    expect(kindAt('/dashboard', fresh, disabledVersion)).toBe('connect');
  });

  test('users who could not redeem it see the same screen as without one', () => {
    expect(kindAt('/dashboard', { ...editor, ...unconnected })).toBe('nothing');
    expect(kindAt('/dashboard', editor)).toBe('remote');
    expect(kindAt('/dashboard', { ...fresh, permissions: { ...fresh.permissions, connect: false } })).toBe('remote');
  });
});

test("of several declarations of a path by its owner the most specific one is used; another remote's takes nothing", () => {
  const pages = ['/product/*', '/product/:slug', '/product/backup'].flatMap(
    (path) => remote('owner', path).declaration?.pages ?? [],
  );
  const owner = knownRemote('owner', { pages });
  const remotes = [owner, remote('other', '/product/backup'), remote('third', '/product/scan')];
  const find = (path: string) => [findPage(path, remotes)?.remote, findPage(path, remotes)?.page.path];
  expect(find('/product/backup')).toEqual(['owner', '/product/backup']);
  expect(find('/product/scan')).toEqual(['owner', '/product/:slug']);
  expect(find('/product/a/b')).toEqual(['owner', '/product/*']);
});

test('SHELL-016 a page that lists its routes has no others; a wildcard page of another remote may have them', () => {
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
