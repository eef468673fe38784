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

test('the policy allows calls, pixels and the tracking script of the provider, and none of its other scripts', async () => {
  const response = await open('connected');
  const { text, headers } = response;
  expect(pageBlock(response).addresses.provider).toBe(site.provider);
  expect(policy(headers, 'connect-src')).toContain(site.provider);
  expect(policy(headers, 'img-src')).toContain(site.provider);
  expect(policy(headers, 'script-src')?.split(' ')).toContain(`${site.provider}/w.js`);
  expect(policy(headers, 'script-src')?.split(' ')).not.toContain(site.provider);
  expect(text).toContain(`src="${site.provider}/w.js"`);
  expect((await fetch(`${site.provider}/w.js`)).headers.get('content-type')).toContain('text/javascript');
});

test.each(['unconnected', 'offline'])('tracking is off on a site that is %s', async (scenario) => {
  expect((await open(scenario)).text).not.toContain('w.js');
});
