import { toViewer } from '@site-admin/contracts';
import { initialStateFor, type SiteOptions } from '@site-admin/contracts/testing';
import { cards } from '../cards';
import { selectBarTabs, selectFoundCards, selectTabCards } from './select-cards';
import type { CardContext } from './settings-card';
import { getTab } from './tabs';

function createContext(site: SiteOptions = {}): CardContext {
  const initial = initialStateFor(site);
  const { getModules: modules, connectionStatus: connection, userData, siteData } = initial;
  const viewer = toViewer({ initial, connection, user: userData.currentUser, modules });
  return { viewer, modules, hasAkismet: false, showsBackups: siteData.showBackups };
}

/** The site has only these modules. */
function contextWith(slugs: readonly string[], site: SiteOptions = {}): CardContext {
  const context = createContext(site);
  return { ...context, modules: Object.fromEntries(Object.entries(context.modules).filter(([slug]) => slugs.includes(slug))) };
}

const tabs = (context: CardContext) => selectBarTabs(cards, context);
const ids = (found: ReturnType<typeof selectFoundCards>) => found.map(({ card }) => card.id);

test('every card has an id of its own', () => {
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
});

describe('SHELL-054 the Security tab shows when any security feature is present', () => {
  test.each(['protect', 'sso', 'vaultpress'])('%s alone opens it', (slug) => {
    expect(tabs(contextWith([slug]))).toContain('security');
  });
  test('the anti-spam plugin alone opens it', () => {
    expect(tabs({ ...contextWith([]), hasAkismet: true })).toEqual(['security']);
  });
  test('without any, it does not show', () => {
    expect(tabs(contextWith(['waf', 'monitor', 'comments']))).not.toContain('security');
  });
});

test.each(['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'])(
  'SHELL-055 the Performance tab shows with %s in the list, and not without any performance feature',
  (slug) => {
    expect(tabs(contextWith([slug]))).toContain('performance');
    expect(tabs(contextWith(['comments']))).not.toContain('performance');
  },
);

describe('SHELL-056 managers see Writing, Sharing, Discussion and Traffic, each with at least one of its modules', () => {
  test('all of them on a full site', () => {
    expect(tabs(createContext())).toEqual(['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic']);
  });
  test.each([
    ['copy-post', 'writing'],
    ['likes', 'sharing'],
    ['subscriptions', 'discussion'],
    ['sitemaps', 'traffic'],
  ] as const)('%s alone shows %s alone', (slug, tab) => {
    expect(tabs(contextWith([slug]))).toEqual([tab]);
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
  const context = createContext({ role, modules: { publicize: active, 'post-by-email': false } });
  expect(tabs(context)).toEqual(shown ? ['sharing'] : []);
});

test.each(matrix)('SHELL-058 $role, post-by-email active: $active → Writing shown: $shown', ({ role, active, shown }) => {
  const context = createContext({ role, modules: { publicize: false, 'post-by-email': active } });
  expect(tabs(context)).toEqual(shown ? ['writing'] : []);
});

describe('SHELL-059 what /settings shows', () => {
  const editor = (publicize: boolean, byEmail: boolean) =>
    createContext({ role: 'editor', modules: { publicize, 'post-by-email': byEmail } });

  test('managers see Security', () => {
    expect(getTab('/settings', createContext())).toBe('security');
  });
  test('others see Sharing while publicize is active', () => {
    expect(getTab('/settings', editor(true, true))).toBe('sharing');
  });
  test('others see Writing with post-by-email active and publicize not', () => {
    expect(getTab('/settings', editor(false, true))).toBe('writing');
  });
  test('without either, they see no tab', () => {
    expect(getTab('/settings', editor(false, false))).toBeUndefined();
  });
});

test.each(['akismet', 'antispam', 'spam', 'comments'])(
  'SET-004 anti-spam is found by "%s" while its plugin is active',
  (term) => {
    const context = createContext();
    expect(ids(selectFoundCards(cards, term, { ...context, hasAkismet: true }))).toContain('anti-spam');
    expect(ids(selectFoundCards(cards, term, context))).not.toContain('anti-spam');
  },
);

test.each(['privacy', 'tracks', 'data', 'gdpr', 'tos', 'terms of service'])('SET-005 privacy is found by "%s"', (term) => {
  expect(ids(selectFoundCards(cards, term, createContext()))).toContain('privacy');
  expect(ids(selectFoundCards(cards, 'markdown', createContext()))).not.toContain('privacy');
});

test.each([
  ['photon', 'speed'],
  ['videopress', 'videopress'],
  ['lazy-images', 'speed'],
  ['photon-cdn', 'speed'],
  ['search', 'site-search'],
])('SET-006 Performance has something to show with %s alone', (slug, card) => {
  expect(ids(selectTabCards(cards, 'performance', contextWith([slug])))).toEqual([card]);
  expect(selectTabCards(cards, 'performance', contextWith(['comments']))).toEqual([]);
});

test.each(['backup', 'restore', 'malware'])('the term "%s" finds the backups, unless the site offers none', (term) => {
  expect(ids(selectFoundCards(cards, term, createContext()))).toContain('backups');
  expect(ids(selectFoundCards(cards, term, { ...createContext(), showsBackups: false }))).not.toContain('backups');
});

test('a card found by its name shows all its modules, one found by some of them only those', () => {
  const shownFor = (term: string) =>
    selectFoundCards(cards, term, createContext()).find(({ card }) => card.id === 'comments')?.shown;
  expect(shownFor('hovercards')).toEqual(['gravatar-hovercards']);
  expect(shownFor('Comments')).toContain('comments');
});

test.each([
  ['publicize', 'sharing'],
  ['post-by-email', 'writing'],
] as const)('SET-008 users who do not manage modules see %s while it is active, and no other card', (slug, tab) => {
  const idsFor = (isActive: boolean) =>
    ids(selectTabCards(cards, tab, createContext({ role: 'editor', modules: { [slug]: isActive } })));
  expect(idsFor(true)).toEqual([slug]);
  expect(idsFor(false)).toEqual([]);
});
