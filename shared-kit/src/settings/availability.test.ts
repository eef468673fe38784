import { toViewer, type Module } from '@site-admin/contracts';
import { initialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { getUnavailableReason, isShownOn, type UnavailableReason } from './availability';
import { getUnavailable } from './unavailable';

function createContext(site: SiteOptions) {
  const initial = initialStateFor(site);
  const user = initial.userData.currentUser;
  const viewer = toViewer({ initial, connection: initial.connectionStatus, user, modules: initial.getModules });
  return { initial, context: { viewer, user, site: initial, href: (to: string) => `#${to}` } };
}

function reasonFor(site: SiteOptions, slug: string, change: Partial<Module> = {}) {
  const { initial, context } = createContext(site);
  return getUnavailableReason({ ...initial.getModules[slug]!, ...change }, context.viewer);
}

function unavailableFor(site: SiteOptions, slug: string, change: Partial<Module> = {}) {
  const { initial, context } = createContext(site);
  return getUnavailable({ ...initial.getModules[slug]!, ...change }, context);
}

const free = { plan: 'jetpack_free' };
const unlinked = { linked: false, owner: false };

describe('why a module cannot be switched', () => {
  test.each<[string, SiteOptions, string, Partial<Module>, UnavailableReason | undefined]>([
    ['nothing', {}, 'monitor', {}, undefined],
    ['SET-010 offline, with a connection required', { connection: 'offline' }, 'comments', {}, 'offline'],
    ['SET-010 offline, without', { connection: 'offline' }, 'markdown', {}, undefined],
    ['SET-010 no owner, with a user connection required', { connection: 'site-only' }, 'monitor', {}, 'no-connected-owner'],
    ['SET-010 no owner, without', { connection: 'site-only' }, 'comments', {}, undefined],
    ['an owner, but this user is not linked', unlinked, 'monitor', { available: false }, 'no-connected-owner'],
    ['SET-114 a module of each user, and this one is not linked', unlinked, 'post-by-email', {}, 'no-connected-owner'],
    ['SET-114 the toolbar, and this user is not linked', unlinked, 'masterbar', {}, 'no-connected-owner'],
    ['SET-025 social connections, and this user is not linked', unlinked, 'publicize', {}, 'no-connected-owner'],
    ['the plan', free, 'google-analytics', {}, 'not-in-plan'],
    ['the role', { role: 'editor' }, 'comments', {}, 'no-permission'],
    ['the role comes after what holds for all', { role: 'editor', connection: 'offline' }, 'comments', {}, 'offline'],
    ['override active', {}, 'monitor', { override: 'active' }, 'enabled-by-admin'],
    ['override inactive', {}, 'monitor', { override: 'inactive' }, 'disabled-by-admin'],
    ['any other override', {}, 'monitor', { override: 'network' }, 'managed'],
    ['an empty override is none', {}, 'monitor', { override: '' }, undefined],
    ['an override comes first', { connection: 'offline' }, 'comments', { override: 'inactive' }, 'disabled-by-admin'],
  ])('%s', (_case, site, slug, change, reason) => {
    expect(reasonFor(site, slug, change)).toBe(reason);
  });
});

test.each<[UnavailableReason | undefined, boolean, boolean]>([
  [undefined, true, true],
  [undefined, false, false],
  ['enabled-by-admin', false, true],
  ['disabled-by-admin', true, false],
  ['managed', true, true],
  ['offline', true, false],
  ['not-in-plan', true, true],
])('with the reason %s, a stored %s is shown as %s', (reason, value, shown) => {
  expect(isShownOn(reason, value)).toBe(shown);
});

describe('the text and the action that helps', () => {
  const help = 'https://jetpack.com/redirect/?source=jetpack-support-monitor';

  test.each([
    ['active', 'This feature has been enabled by a site administrator.'],
    ['inactive', 'This feature has been disabled by a site administrator.'],
    ['network', 'This feature is being managed by a site administrator.'],
  ])('SHELL-130 an override "%s" has its note and Learn more', (override, text) => {
    expect(unavailableFor({}, 'monitor', { override })).toMatchObject({ text, action: { label: 'Learn more', href: help } });
  });

  test('offline: one text, without an action', () => {
    expect(unavailableFor({ connection: 'offline' }, 'comments')).toEqual({
      reason: 'offline',
      text: 'Unavailable in Offline Mode',
    });
  });

  test('no connected owner: Connect, which names the feature', () => {
    expect(unavailableFor({ connection: 'site-only' }, 'monitor')?.action).toEqual({
      label: 'Connect',
      href: '#/connect-user?feature=Monitor',
    });
    const may = { connection: 'site-only', permissions: { connect_user: false } } as const;
    expect(unavailableFor(may, 'monitor')).not.toHaveProperty('action');
  });

  test.each([
    ['search', '#/product/search'],
    ['videopress', '#/product/videopress'],
    ['wordads', expect.stringContaining('source=settings-ads&')],
    ['google-analytics', expect.stringContaining('source=settings-ga&')],
    ['stats', expect.stringContaining('source=jetpack-plans&')],
  ])('not in the plan: Upgrade of %s leads to %s', (slug, href) => {
    expect(unavailableFor(free, slug, { available: false, requires_user_connection: false })).toMatchObject({
      reason: 'not-in-plan',
      action: { label: 'Upgrade', href },
    });
  });

  test('not in the plan and no connected owner: Connect, as plans are bought for an account', () => {
    const missing = { available: false, requires_user_connection: false };
    expect(unavailableFor({ ...free, connection: 'site-only' }, 'search', missing)?.action?.label).toBe('Connect');
  });

  test('no permission: a text without an action', () => {
    expect(unavailableFor({ role: 'editor' }, 'comments')).not.toHaveProperty('action');
    expect(unavailableFor({ role: 'editor', ...free }, 'google-analytics')).not.toHaveProperty('action');
  });
});
