import { declaredEndpoints, type Endpoint, type Right } from '@site-admin/contracts';
import { linkAccount } from '../db/accounts';
import { setModuleActive } from '../db/modules';
import { writeOption } from '../db/options';
import { findUserByLogin } from '../db/users';
import { outcomes, refusal } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

/** Copied from the reference (wire), independent of the declarations: requirement, call, right. */
const calls: readonly (readonly [id: string, call: string, right: Right])[] = [
  ['API-013', 'POST connection/register', 'connect'],
  ['API-014', 'GET connection/authorize_url', 'connect_user'],
  ['API-015', 'GET connection/data', 'connect_user'],
  ['API-016', 'GET connection', 'public'],
  ['API-017', 'GET connection/test', 'manage_modules'],
  ['API-018', 'GET connection/url', 'connect_user'],
  ['API-019', 'GET connection/plugins', 'activate_plugins'],
  ['API-020', 'POST connection', 'disconnect'],
  ['API-021', 'POST connection/user', 'unlink_user'],
  ['API-022', 'POST connection/reconnect', 'reconnect'],
  ['API-023', 'GET tracking/settings', 'admin_page'],
  ['API-024', 'POST tracking/settings', 'admin_page'],
  ['API-025', 'POST seen-wc-connection-modal', 'manage_modules'],
  ['API-026', 'GET module/all', 'admin_page'],
  ['API-027', 'GET module/:slug', 'admin_page'],
  ['API-028', 'POST module/:slug/active', 'manage_modules'],
  ['API-028', 'POST module/all/active', 'manage_modules'],
  ['API-029', 'POST module/:slug', 'configure_modules'],
  ['API-030', 'GET settings', 'admin_page'],
  ['API-031', 'POST settings', 'configure_modules'],
  ['API-032', 'GET module/protect/data', 'admin_page'],
  ['API-033', 'POST options/:name', 'manage_modules'],
  ['API-034', 'POST plugins', 'activate_plugins'],
  ['API-035', 'GET plugins', 'activate_plugins'],
  ['API-036', 'GET module/vaultpress/data', 'admin_page'],
  ['API-037', 'GET module/akismet/data', 'admin_page'],
  ['API-038', 'GET module/akismet/key/check', 'configure_modules'],
  ['API-039', 'POST module/akismet/key/check', 'configure_modules'],
  ['API-040', 'GET module/stats/data', 'admin_page'],
  ['API-041', 'GET updates/plugins', 'admin_page'],
  ['API-042', 'GET plans', 'connect_user'],
  ['API-043', 'GET site', 'admin_page'],
  ['API-044', 'GET site/features', 'manage_modules'],
  ['API-045', 'GET site/products', 'manage_modules'],
  ['API-046', 'GET site/purchases', 'manage_modules'],
  ['API-047', 'GET site/benefits', 'manage_modules'],
  ['API-048', 'GET site/discount', 'admin_page'],
  ['API-078', 'GET site/activity', 'manage_modules'],
  ['API-050', 'GET recommendations/data', 'configure_modules'],
  ['API-051', 'POST recommendations/data', 'configure_modules'],
  ['API-052', 'GET recommendations/step', 'configure_modules'],
  ['API-052', 'POST recommendations/step', 'configure_modules'],
  ['API-053', 'GET recommendations/product-suggestions', 'admin_page'],
  ['API-054', 'GET recommendations/upsell', 'admin_page'],
  ['API-055', 'GET recommendations/conditional', 'admin_page'],
  ['API-056', 'GET products', 'connect_user'],
  ['API-057', 'GET rewind', 'admin_page'],
  ['API-058', 'GET scan', 'admin_page'],
  ['API-059', 'GET intro-offers', 'admin_page'],
  ['API-060', 'POST notice/:id', 'admin_page'],
  ['API-061', 'GET verify-site/google', 'configure_modules'],
  ['API-061', 'GET verify-site/google/:keyring_id', 'configure_modules'],
  ['API-062', 'POST verify-site/google', 'configure_modules'],
  ['API-063', 'POST marketing/survey', 'disconnect'],
  ['API-064', 'GET licensing/error', 'manage_options'],
  ['API-064', 'POST licensing/error', 'manage_options'],
  ['API-065', 'POST licensing/set-license', 'connect_user'],
  ['API-066', 'GET licensing/user/counts', 'linked_connection_owner'],
  ['API-067', 'GET licensing/user/licenses', 'linked_connection_owner'],
  ['API-068', 'POST licensing/user/activation-notice-dismiss', 'linked_connection_owner'],
  ['API-069', 'POST licensing/attach-licenses', 'linked_connection_owner'],
  ['API-070', 'POST identity-crisis/confirm-safe-mode', 'disconnect'],
  ['API-071', 'POST identity-crisis/start-fresh', 'disconnect'],
  ['API-072', 'POST identity-crisis/migrate', 'disconnect'],
  ['API-073', 'GET search/settings', 'manage_options'],
  ['API-073', 'POST search/settings', 'manage_options'],
  ['API-074', 'GET search/plan', 'manage_options'],
  ['API-074', 'GET search/stats', 'manage_options'],
  ['API-074', 'GET search/pricing', 'signed_in'],
  ['API-075', 'GET waf', 'manage_modules'],
  ['API-076', 'GET wordads/settings', 'manage_options'],
  ['API-076', 'POST wordads/settings', 'manage_options'],
];

type Caller = readonly [scenario: string, login: string];
const administrators = { may: ['connected', 'admin2'], mayNot: [['connected', 'editor']] } as const;

/** The least privileged user that has a right, and the users closest to it that do not. */
const nearest: Readonly<Record<Right, { readonly may: Caller; readonly mayNot: readonly Caller[] }>> = {
  public: { may: ['connected', 'stranger'], mayNot: [] },
  signed_in: { may: ['connected', 'subscriber'], mayNot: [] },
  admin_page: { may: ['connected', 'subscriber'], mayNot: [['offline', 'editor']] },
  manage_modules: administrators,
  configure_modules: administrators,
  manage_options: administrators,
  disconnect: administrators,
  connect: {
    may: ['unconnected', 'admin2'],
    mayNot: [
      ['unconnected', 'editor'],
      ['offline', 'admin'],
    ],
  },
  reconnect: {
    may: ['connected', 'admin2'],
    mayNot: [
      ['connected', 'editor'],
      ['offline', 'admin'],
    ],
  },
  connect_user: {
    may: ['connected', 'subscriber'],
    mayNot: [
      ['site-connected', 'editor'],
      ['offline-constant', 'admin'],
    ],
  },
  unlink_user: { may: ['connected-linked', 'editor'], mayNot: [['connected-linked', 'author']] },
  activate_plugins: {
    may: ['connected', 'admin2'],
    mayNot: [
      ['connected', 'editor'],
      ['multisite', 'admin2'],
    ],
  },
  operate: administrators,
  linked_connection_owner: { may: ['connected', 'admin'], mayNot: [['connected-linked', 'admin2']] },
};

/** Bodies that pass validation, so that the right decides. */
const bodies: Readonly<Record<string, unknown>> = {
  connection: { isActive: false },
  'connection/register': { registration_nonce: 'x' },
  'connection/user': { linked: false },
  'module/all/active': { modules: [] },
  plugins: { slug: 'akismet' },
  'recommendations/data': { data: {} },
  'recommendations/step': { step: '' },
  'verify-site/google': { keyring_id: 5 },
  'licensing/error': { error: '' },
  'licensing/set-license': { license: 'x' },
  'licensing/user/activation-notice-dismiss': { last_detached_count: 0 },
  'licensing/attach-licenses': { licenses: [] },
};

const withParams = (path: string) =>
  path.replace(':slug', 'stats').replace(':id', 'welcome').replace(':name', 'options').replace(':keyring_id', '5');

const sites = new Map<string, TestSite>();

/** Opens a site on which only a missing right refuses calls. */
async function open(scenario: string): Promise<TestSite> {
  const site = await testSite({ scenario });
  setModuleActive(site.db, 'waf', true, site.clock.now);
  writeOption(site.db, 'licensing_ui', true);
  return site;
}

afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

async function getOutcome(site: TestSite, { method, path }: Endpoint, login: string): Promise<string> {
  const results = await outcomes(site, { method, path: withParams(path), body: bodies[path] }, login);
  return results[login] ?? '';
}

/** Shares one site between calls: a refused call changes nothing. */
async function refused(endpoint: Endpoint, scenario: string, login: string): Promise<string> {
  const site = sites.get(scenario) ?? (await open(scenario));
  sites.set(scenario, site);
  return getOutcome(site, endpoint, login);
}

function declared(call: string): Endpoint {
  const endpoint = declaredEndpoints().find(({ method, path }) => `${method} ${path}` === call);
  if (!endpoint) throw new Error(`${call} is not declared.`);
  return endpoint;
}

test.each(calls)(
  '%s API-078 %s needs the right %s: with it the call is allowed, with the next lower one 403, signed out 401',
  async (_id, call, right) => {
    const endpoint = declared(call);
    const { may, mayNot } = nearest[right];
    if (right !== 'public') expect(await refused(endpoint, 'connected', 'stranger')).toBe(`401 ${endpoint.forbidden}`);
    for (const [scenario, login] of mayNot) {
      expect(`${login} of ${scenario}: ${await refused(endpoint, scenario, login)}`).toBe(
        `${login} of ${scenario}: 403 ${endpoint.forbidden}`,
      );
    }
    const site = await open(may[0]);
    const outcome = await getOutcome(site, endpoint, may[1]);
    await site.close();
    expect(outcome).not.toMatch(/^40[13] (?!invalid_nonce$)/);
  },
);

test('API-078 the table of rights has every declared endpoint that has a route', () => {
  const expected = declaredEndpoints().filter(({ path }) => path !== 'setup/questionnaire');
  expect(calls.map(([, call]) => call).sort()).toEqual(expected.map(({ method, path }) => `${method} ${path}`).sort());
});

test('API-078 a linked account allows the call that unlinks it', async () => {
  const site = await testSite();
  const subscriber = site.as('subscriber');
  const unlink = async () => refusal(await subscriber.post('connection/user', { linked: false }));
  expect(await unlink()).toBe('403 invalid_user_permission_unlink_user');
  const userId = findUserByLogin(site.db, 'subscriber')?.id ?? 0;
  linkAccount(site.db, { userId, id: 9, login: 's', email: 's@example.com', displayName: 'S', siteCount: 1 });
  expect(await unlink()).toBe('200');
  await site.close();
});
