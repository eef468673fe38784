import type { Page } from 'playwright-core';
import { tab } from '../pages/frame';
import { checkRow } from '../roles/check-row';
import { connected, headings, offline, siteConnected, unconnectedManagers, type Row } from '../roles/role-table';
import { walk } from '../roles/walk';
import { goTo, waitUntilIdle } from '../screens';
import { siteUnderTest } from '../visits';
import { describeWordPress } from '../../wordpress/tests/real-site/describe-wordpress';
import { freezeAssistant, mirrorData } from './mirror';
import { getDifference } from './pixels';
import { collectStyles, getStyleDifferences, type Styles } from './styles';
import { wordPressUnderTest } from './wordpress-under-test';

const mainScreens = ['/dashboard', '/my-plan', '/security', '/discussion', '/recommendations/site-type', '/product/backup'];
const routes = [
  ...mainScreens,
  ...['/license/activation', '/performance', '/writing', '/sharing', '/traffic', '/privacy', '/recommendations/summary'],
  ...['/setup', '/disconnect', '/reconnect'],
];

describeWordPress('in wp-admin', () => {
  const embedded = siteUnderTest();
  const wordpress = wordPressUnderTest();

  async function collectAll(page: Page): Promise<Styles> {
    const styles: Styles = new Map();
    for (const route of routes) {
      await goTo(page, route);
      await collectStyles(page, route, styles);
    }
    return styles;
  }

  test('with the same data every screen has the headings, links, controls, styles and pixels it has in the embedded site', async () => {
    const arrange = (page: Page) => mirrorData(page, embedded.stack.base, wordpress);
    const [{ page: here }, there] = await Promise.all([
      embedded.visit('/dashboard', { arrange, allowErrors: true }),
      wordpress.visit('/dashboard'),
    ]);
    const both = [here, there] as const;
    await Promise.all(both.map(waitUntilIdle));

    const blank = await here.context().newPage();
    const differences: string[] = [];
    for (const width of [1280, 480]) {
      await Promise.all(both.map((page) => page.setViewportSize({ width, height: 900 })));
      for (const route of mainScreens) {
        await Promise.all(both.map((page) => goTo(page, route)));
        const share = await getDifference(blank, both);
        if (share >= 0.01) differences.push(`${route} at ${width} px: ${(share * 100).toFixed(2)} %`);
      }
    }
    expect(differences).toEqual([]);

    await Promise.all(both.map((page) => page.setViewportSize({ width: 1280, height: 900 })));
    // Tabs are measured again after a resize.
    await Promise.all(both.map((page) => tab(page, 'My Jetpack').waitFor()));
    await Promise.all(both.map(freezeAssistant));
    for (const step of ['summary', 'site-type']) await Promise.all(both.map((page) => goTo(page, `/recommendations/${step}`)));
    await Promise.all(both.map((page) => page.getByRole('link', { name: 'View recommendations' }).waitFor()));
    const [outlines, ours] = await Promise.all(both.map((page) => walk(page, Object.keys(headings))));
    // Links to sitemaps are shown with the address of the site.
    const normalize = (screens: typeof ours) => JSON.stringify(screens, null, 1).replaceAll(wordpress.base, embedded.stack.base);
    expect(normalize(ours)).toBe(normalize(outlines));

    const [styles = new Map(), wordpressStyles = new Map()] = await Promise.all(both.map(collectAll));
    expect([...wordpressStyles.keys()].filter((kind) => styles.has(kind)).length).toBeGreaterThan(350);
    expect(getStyleDifferences(styles, wordpressStyles)).toEqual([]);
  });

  // The kit's site keeps the modules of its users without an owner; the embedded site has those of a new one.
  const keepModules = (row: Row): Row => (row.as === 'editor' ? { ...row, settings: ['Writing', 'Sharing'] } : row);

  const pick = (rows: readonly Row[], ...users: string[]) => rows.filter(({ as }) => users.includes(as));

  // The others: complete/roles.test.ts.
  test.each<[string, readonly Row[]]>([
    ['connected', pick(connected, 'admin', 'editor', 'subscriber')],
    ['site-connected', pick(siteConnected, 'admin2', 'editor').map(keepModules)],
    ['unconnected', pick(unconnectedManagers, 'admin')],
    ['offline', pick(offline, 'admin2')],
  ])('%s: users see what the role table lists, on every route', async (state, rows) => {
    await wordpress.reset(state);
    const checkUsers = async (width: number, some: readonly Row[]) => {
      for (const row of some) await checkRow(await wordpress.visit('/dashboard', row), row, width);
    };
    const isEven = (_row: Row, at: number) => at % 2 === 0;
    await Promise.all([
      checkUsers(1280, rows.filter(isEven)),
      checkUsers(
        480,
        rows.filter((row, at) => !isEven(row, at)),
      ),
    ]);
  });

  test.each(['unconnected', 'offline'])('%s: Jetpack has no page for users that cannot connect the site', async (state) => {
    await wordpress.reset(state);
    for (const as of ['editor', 'author', 'contributor', 'subscriber'])
      expect((await wordpress.fetch('/wp-admin/admin.php?page=jetpack', {}, as)).status).toBe(403);
  });
});
