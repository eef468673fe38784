import { published, removeFolders, storeWith } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const get = (url: string) => site.app.inject(url);
const report = (outcome: 'ok' | 'failed') => ({
  ...{ remote: 'dashboard', version: '1.0.0', phase: 'mount', outcome, source: 'active', ms: 12, correlation: 'c1' },
});

test('/healthz responds with the revision that is served, and with 503 without a registry', async () => {
  site = await testSite({ store: storeWith({ dashboard: published('dashboard') }) });
  const healthy = await get('/healthz');
  expect([healthy.statusCode, healthy.json()]).toEqual([200, { status: 'ok', revision: 1 }]);
  await site.close();
  site = await testSite();
  expect((await get('/healthz')).statusCode).toBe(503);
});

test('/metrics has the revision and the reports of browsers, in the format of Prometheus', async () => {
  site = await testSite({ store: storeWith({ dashboard: published('dashboard') }) });
  const reports = [report('ok'), report('ok'), report('failed')];
  await site.as('admin').post('/wp-json/site-admin/v1/health', { reports });
  const { headers, body } = await get('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('site_admin_registry_revision 1\n');
  expect(body).toContain('site_admin_remote_reports_total{remote="dashboard",version="1.0.0",phase="mount",outcome="ok"} 2\n');
  expect((await get('/metrics')).body).toBe(body);
});
