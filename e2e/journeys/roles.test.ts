import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sectionTitles } from '../pages/dashboard';
import { extension, footerLabels, masthead, notices, outlet, getRoute, settled, tabLabels } from '../pages/frame';
import { siteUnderTest, type Site } from '../visits';

/** Content of the page below the tabs. */
type Content = 'dashboard' | 'connect screen' | 'nothing';

/** Parts of the frame that depend on user and site. */
interface Look {
  readonly content: Content;
  readonly tabs: readonly string[];
  readonly sections: readonly string[];
  /** Titles of the cards below the dashboard group. */
  readonly below: readonly string[];
  /** Without the version, which every user sees. */
  readonly footer: readonly string[];
  readonly badges: readonly string[];
  readonly notices: readonly string[];
}

/** A row of the table: At a Glance, the tabs at /settings (none: redirected to the dashboard), and the targets of routes. */
interface Row extends Look {
  readonly as: string;
  readonly settings: readonly string[];
  readonly ends: Readonly<Record<string, string>>;
}

const managersFooter = ['About', 'Terms', 'Privacy', 'Modules', 'Debug'];
const othersFooter = ['About', 'Terms', 'Privacy'];
const everySection = ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'];
const everySettingsTab = ['Security', 'Performance', 'Writing', 'Sharing', 'Discussion', 'Traffic'];
const home = '/dashboard';

/** Notices by their text; any other notice fails the comparison. */
const noticeKinds: readonly [RegExp, string][] = [
  [/Offline Mode/, 'offline'],
  [/not connected to WordPress\.com\. Please ask the site administrator/, 'ask the administrator'],
  [/Connect your account to use every Jetpack feature/, 'link your account'],
];

const toNoticeKind = (text: string) => noticeKinds.find(([words]) => words.test(text))?.[1] ?? text;

async function readContent(page: Page): Promise<Content> {
  if ((await outlet(page, 'dashboard').count()) > 0) return 'dashboard';
  return (await page.getByRole('button', { name: 'Set up Jetpack' }).count()) > 0 ? 'connect screen' : 'nothing';
}

async function readLook(page: Page): Promise<Look> {
  const content = await readContent(page);
  return {
    content,
    tabs: await tabLabels(page),
    sections: content === 'dashboard' ? await sectionTitles(page) : [],
    below: await extension(page, 'page.below@1').getByRole('heading', { level: 2 }).allInnerTexts(),
    footer: (await footerLabels(page)).slice(1),
    badges: (await masthead(page).innerText()).split('\n').filter((text) => text !== ''),
    notices: (await notices(page).locator('[role=status], [role=alert]').allInnerTexts()).map(toNoticeKind),
  };
}

const settingsTabs = async (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Settings', exact: true }).getByRole('link').allInnerTexts();

/** Opens a route in the open page, as a link would, and returns the route it redirects to. */
async function followRoute(page: Page, route: string): Promise<string> {
  await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
  await settled(page);
  return getRoute(page);
}

/** Opens At a Glance as a user, then checks everything else of the row, with a few seconds to load. */
async function holds(site: Site, { as, settings, ends, ...look }: Row): Promise<void> {
  const { page } = await site.visit(home, { as });
  await eventually(async () => expect(await readLook(page)).toEqual(look));
  await settled(page);
  expect(await readLook(page)).toEqual(look);
  const ended: Record<string, string> = {};
  for (const route of Object.keys(ends)) ended[route] = await followRoute(page, route);
  expect(ended).toEqual(ends);
  await followRoute(page, '/settings');
  expect(await settingsTabs(page)).toEqual(settings);
}

/** Targets of the managers' routes for users that are redirected to the dashboard from all of them. */
const nowhere = (...routes: string[]) => Object.fromEntries(routes.map((route) => [route, home]));
const itself = (...routes: string[]) => Object.fromEntries(routes.map((route) => [route, route]));

const managed = ['/my-plan', '/discussion', '/privacy', '/recommendations/summary', '/disconnect', '/reconnect'];
const managersRow = { settings: everySettingsTab, footer: managersFooter };
const othersTabs = ['At a Glance'];
const below = ["We're here to help", 'Jetpack in your pocket'];
const agencies = "Manage your clients' sites with ease";

describe('SHELL-051 SHELL-134 ROLE-001 ROLE-002 ROLE-003 ROLE-005 ROLE-008 a connected site, owned by admin, to', () => {
  const site = siteUnderTest();
  const content = 'dashboard';
  /** Shown to every user with permission to link an account. */
  const unlinked = { content, badges: ['Jetpack'], notices: ['link your account'], below } as const;
  const writer = {
    ...unlinked,
    tabs: othersTabs,
    sections: ['Security', 'Connections'],
    footer: othersFooter,
    settings: ['Writing', 'Sharing'],
    ends: { ...nowhere(...managed, '/license/activation'), ...itself('/connect-user', '/writing') },
  } as const;

  test.each<Row>([
    {
      as: 'admin',
      content,
      tabs: ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack'],
      sections: everySection,
      below: [agencies, ...below],
      badges: ['Jetpack'],
      notices: [],
      ...managersRow,
      // Linked already: the screen reports it and links onward.
      ends: itself(...managed, '/license/activation', '/connect-user'),
    },
    {
      as: 'admin2',
      ...unlinked,
      tabs: ['At a Glance', 'Plans', 'Recommendations', 'My Jetpack'],
      sections: everySection,
      ...managersRow,
      ends: { ...itself(...managed, '/connect-user'), ...nowhere('/license/activation') },
    },
    { as: 'editor', ...writer },
    { as: 'author', ...writer },
    // Without permission to publish, both tabs are hidden.
    { as: 'contributor', ...writer, settings: [] },
    {
      as: 'subscriber',
      ...writer,
      sections: ['Connections'],
      settings: [],
      ends: { ...nowhere(...managed, '/license/activation', '/writing', '/settings'), ...itself('/connect-user') },
    },
  ])('$as', (row) => holds(site, row));
});

describe('SHELL-047 SHELL-051 ROLE-004 ROLE-005 a site connected without an owner, to', () => {
  const site = siteUnderTest({ scenario: 'site-connected' });
  const common = { content: 'dashboard', badges: ['Jetpack'], notices: [], below } as const;
  const manager = {
    ...common,
    tabs: ['At a Glance', 'Plans', 'Recommendations', 'My Jetpack'],
    sections: everySection,
    ...managersRow,
    ends: { ...itself(...managed, '/connect-user'), ...nowhere('/license/activation') },
  } as const;
  // Without an owner no account can be linked, and no module belongs to a user.
  const other = {
    ...common,
    tabs: othersTabs,
    sections: ['Connections'],
    footer: othersFooter,
    settings: [],
    ends: nowhere(...managed, '/license/activation', '/connect-user'),
  } as const;

  test.each<Row>([
    { as: 'admin', ...manager },
    { as: 'admin2', ...manager },
    { as: 'editor', ...other },
    { as: 'author', ...other },
    { as: 'contributor', ...other },
    { as: 'subscriber', ...other },
  ])('$as', (row) => holds(site, row));
});

describe('SHELL-033 SHELL-040 SHELL-066 SHELL-079 ROLE-004 a site that is not connected, to', () => {
  const site = siteUnderTest({ scenario: 'unconnected' });
  const bare = { tabs: [], sections: [], below: [], badges: ['Jetpack'], settings: [] } as const;
  const manager = {
    ...bare,
    content: 'connect screen',
    footer: ['About', 'Terms', 'Privacy', 'Debug'],
    notices: [],
    ends: itself('/my-plan', '/discussion', '/recommendations/summary', '/license/activation'),
  } as const;
  const other = {
    ...bare,
    content: 'nothing',
    footer: othersFooter,
    notices: ['ask the administrator'],
    ends: itself('/my-plan', '/discussion'),
  } as const;

  test.each<Row>([
    { as: 'admin', ...manager },
    { as: 'admin2', ...manager },
    { as: 'editor', ...other },
    { as: 'author', ...other },
    { as: 'contributor', ...other },
    { as: 'subscriber', ...other },
  ])('$as', (row) => holds(site, row));
});

describe('SHELL-024 SHELL-051 SHELL-082 a site in offline mode, to', () => {
  const site = siteUnderTest({ scenario: 'offline' });
  const manager = {
    content: 'dashboard',
    tabs: ['At a Glance', 'My Jetpack'],
    sections: everySection,
    below: [],
    badges: ['Jetpack', 'Offline Mode'],
    notices: ['offline'],
    ...managersRow,
    ends: {
      // The screen shows the benefits of connecting, and why it is not possible now.
      ...itself('/my-plan', '/discussion', '/privacy', '/connect-user'),
      ...nowhere('/recommendations/summary', '/disconnect', '/reconnect'),
    },
  } as const;

  test.each<Row>([
    { as: 'admin', ...manager },
    { as: 'admin2', ...manager },
  ])('$as', (row) => holds(site, row));

  test.each(['editor', 'author', 'contributor', 'subscriber'])('%s, who may not open the page', async (as) => {
    const { page } = await site.visit(home, { as });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You may not open this page');
    expect(await page.locator('#jp-plugin-container').count()).toBe(0);
  });
});
