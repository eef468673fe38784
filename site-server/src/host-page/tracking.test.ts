import { createHash } from 'node:crypto';
import { builtShell, removeFolders } from '../testing/folders';
import { pageBlock } from '../testing/page';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());
afterAll(removeFolders);

async function open(scenario: string) {
  site = await testSite({ scenario, shell: builtShell() });
  return site.as('admin').get('/wp-admin/admin.php?page=jetpack');
}

const policy = (headers: Readonly<Record<string, unknown>>, name: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((each) => each.startsWith(`${name} `));

test('the page loads no script of the provider, and frames only its own documents', async () => {
  const response = await open('connected');
  const { text, headers } = response;
  expect(pageBlock(response).addresses.provider).toBe(site.provider);
  expect(policy(headers, 'connect-src')).toContain(site.provider);
  expect(policy(headers, 'img-src')).toContain(site.provider);
  expect(policy(headers, 'script-src')).not.toContain(site.provider);
  expect(policy(headers, 'frame-src')).toBe("frame-src 'self'");
  expect(text).toContain('src="/wp-content/site-admin/host/tracking.js"');
  expect((await site.as('admin').get('/wp-content/site-admin/host/tracking.js')).status).toBe(200);
});

test('the tracking script runs in a document of an origin of its own, which may load nothing but that script and its pixel', async () => {
  site = await testSite({ scenario: 'connected' });
  const { text, headers } = await site.as('admin').get('/wp-content/site-admin/tracking');
  expect(policy(headers, 'sandbox')).toBe('sandbox allow-scripts');
  const inline = /<script>(.+)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(policy(headers, 'script-src')).toBe(`script-src ${site.provider}/w.js 'sha256-${hash}'`);
  expect(policy(headers, 'img-src')).toBe(`img-src ${site.provider}/t.gif`);
  expect(policy(headers, 'default-src')).toBe("default-src 'none'");
  expect(policy(headers, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(text).toContain(`<script src="${site.provider}/w.js"></script>`);
  expect((await fetch(`${site.provider}/w.js`)).headers.get('content-type')).toContain('text/javascript');
});

test.each(['unconnected', 'offline'])('tracking is off on a site that is %s', async (scenario) => {
  const { text, headers } = await open(scenario);
  expect(text).not.toContain('tracking.js');
  expect(policy(headers, 'frame-src')).toBe("frame-src 'none'");
});
