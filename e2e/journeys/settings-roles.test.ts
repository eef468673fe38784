import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { getRoute, settled } from '../pages/frame';
import { siteUnderTest, type Site } from '../visits';

const tabs = ['/security', '/performance', '/writing', '/sharing', '/discussion', '/traffic', '/privacy'] as const;

/** The names of a tab's cards, or the route it redirects to. */
type Content = readonly string[] | string;
type Tabs = Readonly<Record<(typeof tabs)[number], Content>>;

const home = '/dashboard';
const cardNames = (page: Page) => page.locator('section[aria-labelledby$="-title"] h2').allInnerTexts();

/** Opens a route in the open page, as a link would, and returns the route it redirects to. */
async function follow(page: Page, route: string): Promise<string> {
  await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
  await settled(page);
  return getRoute(page);
}

async function readTabs(page: Page): Promise<Tabs> {
  const entries: [string, Content][] = [];
  for (const tab of tabs) {
    const end = await follow(page, tab);
    entries.push([tab, end === tab ? await cardNames(page) : end]);
  }
  return Object.fromEntries(entries) as Tabs;
}

/** The labels of the switches that cannot be used, with the reason. */
const getLocked = (page: Page) =>
  page
    .getByRole('switch')
    .evaluateAll((switches) =>
      switches
        .filter((element) => element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled'))
        .map((element) => [
          document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent,
          document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent.trim(),
        ]),
    );

async function openSettings(site: Site, as: string): Promise<Page> {
  const { page } = await site.visit(home, { as });
  await settled(page);
  return page;
}

const none = { '/security': home, '/discussion': home, '/traffic': home, '/privacy': home } as const;
const writers: Tabs = { ...none, '/performance': [], '/writing': ['Post by email'], '/sharing': ['Jetpack Social connections'] };
const connect = 'Connect your account to use this feature. Connect';
const addressButton = (page: Page) => page.getByRole('button', { name: /^(Create|Regenerate) address$/ });

describe('SET-008 SET-111 SET-112 SET-113 ROLE-001 ROLE-002 the settings tabs of a connected site, to', () => {
  const site = siteUnderTest();

  test('administrators: every tab has cards, with and without an account of their own', async () => {
    const owner = await openSettings(site, 'admin');
    const cards = await readTabs(owner);
    for (const tab of tabs) expect([tab, cards[tab].length > 0 && typeof cards[tab] !== 'string']).toEqual([tab, true]);
    expect(cards['/writing']).toContain('Composing');
    expect(await readTabs(await openSettings(site, 'admin2'))).toEqual(cards);
  });

  test.each<[string, Tabs]>([
    ['editor', writers],
    ['author', writers],
    ['contributor', writers],
    ['subscriber', { ...none, '/performance': home, '/writing': home, '/sharing': home }],
  ])('%s', async (as, expected) => {
    const page = await openSettings(site, as);
    expect(await readTabs(page)).toEqual(expected);
  });

  test('SET-114 without an account, posting by email, the toolbar and social connections are locked, and show why', async () => {
    const page = await openSettings(site, 'admin2');
    await follow(page, '/writing');
    expect(await getLocked(page)).toEqual([
      ['Publish posts by sending an email', connect],
      ['Enable the WordPress.com toolbar', connect],
    ]);
    expect(await addressButton(page).isDisabled()).toBe(true);
    await follow(page, '/sharing');
    expect(await getLocked(page)).toEqual([['Automatically share your posts to social networks', connect]]);
  });
});

describe('SET-111 SET-113 with posting by email switched off by an administrator', () => {
  const site = siteUnderTest({ scenario: 'connected-linked' });
  const permission = 'Only a site administrator can change this.';

  test('linked editors have an address, but not the switch; without the feature, the page shows who can add it', async () => {
    const admin = await openSettings(site, 'admin');
    await follow(admin, '/writing');
    expect(await getLocked(admin)).toEqual([]);
    // The author has not linked an account.
    for (const [as, reason] of [
      ['editor', permission],
      ['author', connect],
    ] as const) {
      const page = await openSettings(site, as);
      await follow(page, '/writing');
      expect(await getLocked(page)).toEqual([['Publish posts by sending an email', reason]]);
      expect(await addressButton(page).isEnabled()).toBe(as === 'editor');
      await follow(page, '/sharing');
      expect(await getLocked(page)).toEqual([['Automatically share your posts to social networks', reason]]);
    }

    await admin.getByRole('switch', { name: 'Publish posts by sending an email' }).click();
    await eventually(async () => expect(await addressButton(admin).isDisabled()).toBe(true));
    for (const as of ['editor', 'author']) {
      const page = await openSettings(site, as);
      await follow(page, '/writing');
      await page.getByText('Writing tools available to you will be shown here when an administrator enables them.').waitFor();
      expect(await cardNames(page)).toEqual([]);
    }
  });
});

describe('SET-009 SET-114 offline', () => {
  const site = siteUnderTest({ scenario: 'offline' });

  test('administrators see every tab, and what needs the connection is locked', async () => {
    const page = await openSettings(site, 'admin');
    for (const tab of tabs) expect(await follow(page, tab)).toBe(tab);
    await follow(page, '/writing');
    const offline = 'Unavailable in Offline Mode';
    expect(await getLocked(page)).toEqual(
      expect.arrayContaining([
        ['Publish posts by sending an email', offline],
        ['Enable the WordPress.com toolbar', offline],
      ]),
    );
    expect((await getLocked(page)).flat()).not.toContain(
      'Enable the option to copy entire posts and pages, including tags and settings',
    );
  });
});
