import {
  getIntroOffers,
  getSite,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  type Endpoint,
  type EndpointResult,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { getBrowser, hiddenFields, type Browser } from '../testing/browser';
import { runOperatorAction } from '../testing/operator';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
let browser: Browser;
let shop: string;
afterEach(() => site.close());

/** Starts a site that listens and has called the provider once, so that its address is registered. */
async function start(scenario = 'connected'): Promise<string> {
  site = await testSite({ scenario });
  const home = await site.listen();
  browser = await getBrowser(home, 'admin');
  await browser.call('site');
  shop = `${site.provider}/checkout/${encodeURIComponent(new URL(home).host)}`;
  return home;
}

/** Calls an endpoint as the page does, at the address the site listens on. */
async function reported<E extends Endpoint>(endpoint: E): Promise<EndpointResult<E>> {
  return v.parse(endpoint.result, (await browser.call(endpoint.path)).json());
}
const purchases = () => reported(getSitePurchases);

async function buy(product: string, coupon = '', account = '987654321') {
  const query = coupon === '' ? '' : `?coupon=${coupon}`;
  const page = await browser.open(`${shop}/${product}${query}`);
  return { page, receipt: await browser.send(`${shop}/${product}`, { ...hiddenFields(page.text), account }) };
}

test('a purchase at the checkout is in the purchases, the plan and the features', async () => {
  await start();
  const { page, receipt } = await buy('jetpack_security_t1_yearly');
  expect(page.text).toContain('$119.40');
  expect(page.text).toContain('$239.40');
  expect(receipt.status).toBe(200);
  expect(receipt.text).toContain('/wp-admin/admin.php?page=jetpack#/recommendations/product-purchased');
  expect(await purchases()).toMatchObject([{ product_slug: 'jetpack_security_t1_yearly', active: true, amount: 119.4 }]);
  expect((await reported(getSite)).plan).toMatchObject({
    product_slug: 'jetpack_security_t1_yearly',
  });
  expect((await reported(getSiteFeatures)).active).toContain('scan');
  const again = await buy('jetpack_security_t1_yearly');
  expect(again.receipt.status).toBe(409);
  expect(await purchases()).toHaveLength(1);
});

test('the introductory price applies once, and an expired plan is no longer active', async () => {
  await start();
  await buy('jetpack_scan');
  const [bought] = await purchases();
  expect(bought).toMatchObject({ amount: 59.4, active: true });
  await runOperatorAction(site, 'end', { purchase: Number(bought?.ID) });
  expect(await purchases()).toMatchObject([{ active: false }]);
  expect((await reported(getSiteFeatures)).active).not.toContain('scan');
  await buy('jetpack_scan');
  expect((await purchases())[0]).toMatchObject({ amount: 119.4, active: true });
});

test.each([
  ['a page of its admin area', '/wp-admin/admin.php?jp-react-redirect=product-purchased', true],
  ['another path', '/wp-login.php?action=logout', false],
  ['another site', 'https://evil.example/wp-admin/', false],
])('the checkout leads back to the requested address only if it is a page of the site: %s', async (_what, target, isKept) => {
  const redirectTo = new URL(target, await start()).href;
  const page = await browser.open(`${shop}/jetpack_scan?coupon=&redirect_to=${encodeURIComponent(redirectTo)}`);
  const { text } = await browser.send(`${shop}/jetpack_scan`, { ...hiddenFields(page.text), account: '987654321' });
  const back = isKept ? redirectTo : 'admin.php?page=jetpack#/recommendations/product-purchased';
  expect(/href="([^"]*)"\s*id="back"|id="back" href="([^"]*)"/.exec(text)?.slice(1).join('')).toContain(back);
});

test('a coupon reduces the price by its percentage, for its product, once', async () => {
  await start();
  await runOperatorAction(site, 'coupon', { code: 'HALF', percent: 50, product: 'jetpack_search' });
  expect((await buy('jetpack_scan', 'HALF')).page.text).toContain('This coupon is for another product.');
  expect((await buy('jetpack_search', 'NONE')).page.text).toContain('There is no such coupon.');
  for (const { ID } of await purchases()) await runOperatorAction(site, 'end', { purchase: Number(ID) });
  await buy('jetpack_search', 'HALF');
  expect((await purchases())[0]).toMatchObject({ product_slug: 'jetpack_search', amount: 49.5 });
  await runOperatorAction(site, 'end', { purchase: Number((await purchases())[0]?.ID) });
  const { page } = await buy('jetpack_search', 'HALF');
  expect(page.text).toContain('This coupon was used already.');
});

test("a site's own discount is sent to the site, applies at the checkout, and is used up there", async () => {
  await start();
  const code = await runOperatorAction(site, 'discount', { percent: 40 });
  const discount = () => reported(getSiteDiscount);
  expect(await discount()).toMatchObject({ code, discount: 40, is_used: false });
  await buy('jetpack_search', code);
  expect((await purchases())[0]).toMatchObject({ amount: 59.4 });
  expect(await discount()).toMatchObject({ code, is_used: true });
});

test("a partner's coupon pays the whole first year of its product", async () => {
  await start('partner-coupon-connected');
  const { page } = await buy('jetpack_backup_daily', 'IONOS_IONA_test1');
  expect(page.text).toContain('takes off 100 %');
  expect((await purchases())[0]).toMatchObject({ product_slug: 'jetpack_backup_daily', amount: 0, active: true });
});

test('offers and prices sent to the site are those of the checkout', async () => {
  await start();
  const offers = await reported(getIntroOffers);
  const offer = offers.find(({ product_slug: slug }) => slug === 'jetpack_scan');
  const product = (await reported(getSiteProducts))['jetpack_scan'];
  const { page } = await buy('jetpack_scan');
  expect(page.text).toContain(`$${offer?.raw_price.toFixed(2)}`);
  expect(page.text).toContain(`$${product?.cost.toFixed(2)}`);
});

test("the plans page lists the products, and the site's own", async () => {
  await start();
  await buy('jetpack_scan');
  const page = await browser.open(shop.replace('/checkout/', '/plans/'));
  expect(page.text.match(/<tr>/g)?.length).toBeGreaterThan(10);
  expect(page.text.match(/Yours/g)).toHaveLength(1);
});

test.each([
  ['an unknown site', (at: string) => at.replace(/checkout\/.*$/, 'checkout/example.org/jetpack_scan'), 404],
  ['an unknown product', (at: string) => `${at}/jetpack_moon`, 404],
  ['the free plan', (at: string) => `${at}/jetpack_free`, 404],
])('the checkout refuses %s', async (_what, address, status) => {
  await start();
  expect((await browser.open(address(shop))).status).toBe(status);
});

test('only accounts that are linked to the site may buy for it', async () => {
  await start();
  expect((await buy('jetpack_scan', '', '987654323')).receipt.status).toBe(400);
  expect((await buy('jetpack_scan', '', 'x')).receipt.status).toBe(400);
  expect(await purchases()).toEqual([]);
});
