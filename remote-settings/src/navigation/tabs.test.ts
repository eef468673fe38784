import { initialStateFor } from '@site-admin/contracts/testing';
import { tabOf, visibleTabs } from './tabs';

type Site = Parameters<typeof initialStateFor>[0];

function inputs(site: Site = {}) {
  const state = initialStateFor(site);
  return { user: state.userData.currentUser, modules: state.getModules, hasAkismet: false };
}

const only = (site: Site, slugs: readonly string[]) => {
  const given = inputs(site);
  return { ...given, modules: Object.fromEntries(Object.entries(given.modules).filter(([slug]) => slugs.includes(slug))) };
};

describe('SHELL-054 the Security tab shows when any security feature is present', () => {
  test.each(['protect', 'sso', 'vaultpress'])('%s alone opens it', (slug) => {
    expect(visibleTabs(only({}, [slug]))).toContain('security');
  });
  test('the anti-spam plugin alone opens it', () => {
    expect(visibleTabs({ ...only({}, []), hasAkismet: true })).toEqual(['security']);
  });
  test('nothing of the kind, no tab', () => {
    expect(visibleTabs(only({}, ['waf', 'monitor', 'comments']))).not.toContain('security');
  });
});

test.each(['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'])(
  'SHELL-055 the Performance tab shows with %s in the list, and not without any performance feature',
  (slug) => {
    expect(visibleTabs(only({}, [slug]))).toContain('performance');
    expect(visibleTabs(only({}, ['comments']))).not.toContain('performance');
  },
);

describe('SHELL-056 managers see Writing, Sharing, Discussion and Traffic, each with at least one of its modules', () => {
  test('all of them on a full site', () => {
    expect(visibleTabs(inputs())).toEqual(['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic']);
  });
  test.each([
    ['copy-post', 'writing'],
    ['likes', 'sharing'],
    ['subscriptions', 'discussion'],
    ['sitemaps', 'traffic'],
  ] as const)('%s alone shows %s alone', (slug, tab) => {
    expect(visibleTabs(only({}, [slug]))).toEqual([tab]);
  });
});

const matrix = [
  { role: 'editor', active: true, shown: true },
  { role: 'author', active: true, shown: true },
  { role: 'contributor', active: true, shown: false },
  { role: 'subscriber', active: true, shown: false },
  { role: 'editor', active: false, shown: false },
] as const;

test.each(matrix)('SHELL-057 $role, publicize active: $active → Sharing shown: $shown', ({ role, active, shown }) => {
  expect(visibleTabs(inputs({ role, modules: { publicize: active, 'post-by-email': false } }))).toEqual(shown ? ['sharing'] : []);
});

test.each(matrix)('SHELL-058 $role, post-by-email active: $active → Writing shown: $shown', ({ role, active, shown }) => {
  expect(visibleTabs(inputs({ role, modules: { publicize: false, 'post-by-email': active } }))).toEqual(shown ? ['writing'] : []);
});

describe('SHELL-059 what /settings shows', () => {
  test('managers see Security', () => {
    expect(tabOf('/settings', inputs())).toBe('security');
  });
  test('others see Sharing while publicize is active', () => {
    expect(tabOf('/settings', inputs({ role: 'editor', modules: { publicize: true, 'post-by-email': true } }))).toBe('sharing');
  });
  test('others see Writing with post-by-email active and publicize not', () => {
    expect(tabOf('/settings', inputs({ role: 'editor', modules: { publicize: false, 'post-by-email': true } }))).toBe('writing');
  });
  test('nobody else sees a tab', () => {
    expect(tabOf('/settings', inputs({ role: 'editor', modules: { publicize: false, 'post-by-email': false } }))).toBeUndefined();
  });
});
