import { switchScenario } from '../pages/connection';
import { goTo, reopen, ScreenCheck } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

/** Scenarios whose screens differ, with their routes. */
const sites: Readonly<Record<string, readonly string[]>> = {
  unconnected: ['/dashboard', '/connect-user', '/woo-setup'],
  'site-connected': ['/dashboard', '/connect-user', '/discussion', '/my-plan'],
  offline: ['/dashboard', '/connect-user', '/security', '/my-plan'],
  woo: ['/woo-setup', '/recommendations/woocommerce'],
  'partner-coupon': ['/dashboard'],
  'partner-coupon-connected': ['/dashboard'],
  'identity-crisis': ['/dashboard', '/discussion'],
  'connection-errors': ['/dashboard', '/my-plan'],
  'dev-version': ['/dashboard'],
  threats: ['/dashboard', '/product/scan'],
  multisite: ['/dashboard', '/security'],
  staging: ['/dashboard'],
  'licensing-error': ['/dashboard'],
  woa: ['/dashboard', '/security'],
  overrides: ['/security', '/discussion'],
  'right-to-left': ['/dashboard', '/my-plan', '/discussion', '/connect-user', '/recommendations/site-type'],
};

test('axe finds no violation on the screens of any scenario', async () => {
  const { page } = await site.visit('/dashboard');
  const check = new ScreenCheck(page);
  const found: string[] = [];
  for (const [index, [scenario, routes]] of Object.entries(sites).entries()) {
    await switchScenario(page, scenario);
    await reopen(page, routes[0] ?? '/dashboard');
    for (const route of routes) {
      await goTo(page, route);
      found.push(...(await check.check(`${scenario} ${route}`, [index % 2 === 0 ? 480 : 1280])));
    }
  }
  expect(found).toEqual([]);
  expect(check.count).toBeGreaterThan(Object.keys(sites).length);
}, 120_000);
