import { getBrowser } from '../testing/browser';
import { builtShell, removeFolders } from '../testing/folders';
import { getState } from '../testing/page';
import { testSite, type TestSite } from '../testing/site';
import { readCoupon } from './partner-coupon';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const jetpack = '/wp-admin/admin.php?page=jetpack';
const coupon = async () => getState(await site.as('admin').get(jetpack)).partnerCoupon;

test.each([
  ['unconnected', jetpack],
  ['connected', `${jetpack}&showCouponRedemption=1`],
])('a link with a coupon redirects, and the %s site keeps the coupon for 30 days', async (scenario, leadsTo) => {
  site = await testSite({ scenario, shell: builtShell() });
  const response = await site.as('admin').get('/wp-admin/plugins.php?jetpack-partner-coupon=IONOS_IONA_123');
  expect([response.status, response.headers.location]).toEqual([302, leadsTo]);
  expect(await coupon()).toMatchObject({ coupon_code: 'IONOS_IONA_123', product: { slug: 'jetpack_backup_daily' } });
  site.clock.now += 13 * 24 * 3600 * 1000;
  expect(await coupon()).toMatchObject({ coupon_code: 'IONOS_IONA_123' });
  site.clock.now += 13 * 24 * 3600 * 1000;
  expect(await coupon()).toMatchObject({ coupon_code: 'IONOS_IONA_123' });
  site.clock.now += 4 * 24 * 3600 * 1000;
  expect(await coupon()).toBeNull();
});

test('a coupon that was used at the checkout is gone a minute after it was last checked', async () => {
  site = await testSite({ scenario: 'partner-coupon-connected', shell: builtShell() });
  const home = await site.listen();
  const browser = await getBrowser(home, 'admin');
  const code = (await coupon())?.coupon_code ?? '';
  // The checkout finds the site by the address of its last call.
  await browser.call('site');
  const checkout = `${site.provider}/checkout/${encodeURIComponent(new URL(home).host)}/jetpack_backup_daily`;
  expect((await browser.send(checkout, { coupon: code, account: '987654321' })).status).toBe(200);
  expect((await coupon())?.coupon_code).toBe(code);
  site.clock.now += 60_000;
  expect(await coupon()).toBeNull();
});

test("the logo of a coupon's partner is served", async () => {
  site = await testSite({ scenario: 'partner-coupon', shell: builtShell() });
  const { pluginBaseUrl, partnerCoupon } = getState(await site.as('admin').get(jetpack));
  const picture = new URL(`${pluginBaseUrl}${partnerCoupon?.partner.logo?.src ?? ''}`);
  const response = await site.stranger.get(picture.pathname);
  expect([response.status, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('a coupon in the link of a user without rights is ignored', async () => {
  site = await testSite({ shell: builtShell() });
  expect((await site.as('editor').get('/wp-admin/index.php?jetpack-partner-coupon=IONOS_IONA_123')).status).toBe(200);
  expect(await coupon()).toBeNull();
});

test.each(['OTHER_IONA_123', 'IONOS_OTHER_123', 'IONOS_IONA', 'IONOS_IONA_', ''])('"%s" is no coupon', (code) => {
  expect(readCoupon(code)).toBe(false);
});
