import { eventually } from '../eventually';
import { sectionTitles } from '../pages/dashboard';
import { footerLabels, notices, outlet, outlets, getRoute, screenHeading, settled, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const connected = siteUnderTest();

const managersTabs = ['At a Glance', 'Plans', 'Recommendations', 'My Jetpack'];

describe('SHELL-051 ROLE-001 ROLE-002 the tabs, sections and footer of each role', () => {
  test.each([
    {
      as: 'admin',
      tabs: ['At a Glance', 'My Plan', 'Plans', 'Recommendations', 'My Jetpack'],
      sections: ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'],
      footer: ['About', 'Terms', 'Privacy', 'Modules', 'Debug'],
    },
    {
      as: 'admin2',
      tabs: managersTabs,
      sections: ['Jetpack Stats', 'Security', 'Performance and Growth', 'Connections'],
      footer: ['About', 'Terms', 'Privacy', 'Modules', 'Debug'],
    },
    {
      as: 'editor',
      tabs: ['At a Glance'],
      sections: ['Security', 'Connections'],
      footer: ['About', 'Terms', 'Privacy'],
    },
    { as: 'subscriber', tabs: ['At a Glance'], sections: ['Connections'], footer: ['About', 'Terms', 'Privacy'] },
  ])('$as', async ({ as, tabs, sections, footer }) => {
    const { page } = await connected.visit('/dashboard', { as });
    await settled(page);
    expect(await tabLabels(page)).toEqual(tabs);
    expect(await sectionTitles(page)).toEqual(sections);
    expect((await footerLabels(page)).slice(1)).toEqual(footer);
  });
});

describe('ROLE-003 ROLE-008 the settings each role can open', () => {
  test.each([
    { as: 'admin', at: '/discussion', ends: '/discussion' },
    { as: 'editor', at: '/discussion', ends: '/dashboard' },
    { as: 'editor', at: '/writing', ends: '/writing' },
    { as: 'subscriber', at: '/writing', ends: '/dashboard' },
  ])('$as at $at ends at $ends', async ({ as, at, ends }) => {
    const { page } = await connected.visit(at, { as });
    await settled(page);
    await eventually(() => expect(getRoute(page)).toBe(ends));
  });
});

test('SHELL-001 the page mounts once, and every screen is reached by its hash without a reload', async () => {
  const { page } = await connected.visit('/dashboard');
  await settled(page);
  await page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
  for (const [route, heading] of [
    ['/discussion', 'Jetpack Discussion Settings'],
    ['/my-plan', 'Jetpack My Plan'],
    ['/recommendations/summary', 'Jetpack Recommendations'],
    ['/license/activation', 'Activate a Jetpack license'],
    ['/dashboard', 'Jetpack At A Glance Dashboard'],
  ] as const) {
    await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
    await eventually(async () => expect(await screenHeading(page).textContent()).toBe(heading));
    await settled(page);
    // The previous remote is unmounted, with everything it rendered.
    expect(await outlets(page).count()).toBe(1);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  expect(await page.locator('#jp-plugin-container').count()).toBe(1);
  // Recommendations renders its banner on the dashboard.
  const styles = page.locator('link[data-remote]');
  const getRemotes = () => styles.evaluateAll((links) => links.map((link) => link.getAttribute('data-remote')));
  await eventually(async () => expect(new Set(await getRemotes())).toEqual(new Set(['dashboard', 'recommendations'])));
});

test.each(['/nonsense', '/recommendations/no-such-step', '/product/nothing'])(
  'SHELL-016 %s becomes the dashboard without a history entry of its own',
  async (route) => {
    const { page } = await connected.visit('/my-plan');
    await settled(page);
    const before = await page.evaluate(() => window.history.length);
    await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
    await eventually(() => expect(getRoute(page)).toBe('/dashboard'));
    await settled(page);
    expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
    expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
    await page.evaluate(() => window.history.back());
    await eventually(() => expect(getRoute(page)).toBe('/my-plan'));
  },
);

test('SHELL-002 an address without a route is the dashboard, and adds nothing to the history', async () => {
  const { page } = await connected.visit('/');
  await settled(page);
  expect(getRoute(page)).toBe('/dashboard');
  const fresh = await connected.visit('/dashboard');
  await settled(fresh.page);
  const length = () => window.history.length;
  expect(await page.evaluate(length)).toBe(await fresh.page.evaluate(length));
});

test('SHELL-019 the route-name function is on the global object', async () => {
  const { page } = await connected.visit('/dashboard');
  await settled(page);
  const names = await page.evaluate(
    (paths) => {
      const getRouteName: unknown = Reflect.get(window, 'jetpackRouteName');
      return typeof getRouteName === 'function' ? paths.map((path) => String(getRouteName(path))) : 'no function';
    },
    ['/dashboard', '/my-plan', '/discussion', '/recommendations/monitor', '/privacy', '/nonsense'],
  );
  expect(names).toEqual(['At A Glance', 'My Plan', 'Settings', 'Recommendations', '', 'At A Glance']);
});

test('a user without the right to statistics sees none, and no call for them is made', async () => {
  const { page, calls } = await connected.visit('/dashboard', { as: 'subscriber' });
  await settled(page);
  await page.waitForTimeout(300);
  expect(calls.names.filter((name) => name.includes('stats'))).toEqual([]);
  expect(await notices(page).getByRole('alert').count()).toBe(0);
  expect(await outlet(page, 'dashboard').getByRole('alert').count()).toBe(0);
});
