import {
  getFirewall,
  getIntroOffers,
  getPlans,
  getPlugins,
  getRecommendationsData,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  type Endpoint,
} from '@site-admin/contracts';
import { settle, type SiteOptions } from '@site-admin/contracts/testing';
import { openDashboard } from './testing/render-dashboard';

async function load(site: SiteOptions = {}) {
  const page = await openDashboard({ site: { ...site, modules: { waf: true, ...site.modules } } });
  await page.clock.advance(60_000);
  for (let round = 0; round < 10; round += 1) await settle();
  return page;
}

const always: [string, Endpoint][] = [['DASH-029 plugins', getPlugins]];
const online: [string, Endpoint][] = [
  ['DASH-025 intro offers', getIntroOffers],
  ['DASH-030 site products', getSiteProducts],
  ['DASH-026 recommendations', getRecommendationsData],
  ['DASH-027 the status of backups', getRewindStatus],
  ['DASH-027 the status of scans', getScanStatus],
  ['DASH-028 site benefits', getSiteBenefits],
  ['DASH-028 the site discount', getSiteDiscount],
  ['DASH-031 site data', getSite],
  ['DASH-031 features', getSiteFeatures],
  ['DASH-031 plans', getPlans],
  ['DASH-031 purchases', getSitePurchases],
  ['DASH-035 firewall settings', getFirewall],
];

test.each([...always, ...online])('%s are fetched once', async (_name, endpoint) => {
  const page = await load();
  expect(page.site.getCalls(endpoint)).toHaveLength(1);
});

test.each(online)('%s are not fetched offline', async (_name, endpoint) => {
  const page = await load({ connection: 'offline' });
  expect(page.site.getCalls(endpoint)).toHaveLength(0);
});

test('DASH-035 firewall settings are not fetched while the module is off: the site has no such route', async () => {
  const page = await load({ modules: { waf: false } });
  expect(page.site.getCalls(getFirewall)).toHaveLength(0);
});

test('users who manage nothing cause no refused request', async () => {
  const page = await load({ role: 'subscriber' });
  for (const [, endpoint] of [...always, ...online]) expect(page.site.getCalls(endpoint)).toHaveLength(0);
});

test('DASH-030 DASH-031 a later visit of the dashboard reads them from the cache', async () => {
  const page = await load();
  const { resources } = page.shell;
  for (const [, endpoint] of [...always, ...online]) resources.watch(endpoint).subscribe().unsubscribe();
  await settle();
  for (const [, endpoint] of [...always, ...online]) expect(page.site.getCalls(endpoint)).toHaveLength(1);
});
