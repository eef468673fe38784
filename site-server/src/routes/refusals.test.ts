import { declaredEndpoints } from '@site-admin/contracts';
import { outcomes } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site.close());

/**
 * Recorded from a real site with the plugin (reference: wordpress, section 4): requirement, call, then `scenario login` → outcome.
 * `disconnected` is the connected site after `POST connection`; a 200 with a code has the error inside.
 */
const table: readonly (readonly [id: string, call: string, outcomes: Readonly<Record<string, string>>])[] = [
  [
    'API-059',
    'GET intro-offers',
    {
      'connected admin': '200',
      'connected-linked editor': '200',
      'connected admin2': '200 intro_offers_fetch_failed',
      'connected editor': '200 intro_offers_fetch_failed',
      'site-connected admin': '200 intro_offers_fetch_failed',
      'disconnected admin': '200 intro_offers_fetch_failed',
      'unconnected admin': '400 site_id_missing',
      'offline admin': '400 site_id_missing',
      'offline editor': '403 invalid_user_permission_view_admin',
      'offline-constant admin': '200',
    },
  ],
  [
    'API-048',
    'GET site/discount',
    {
      'connected admin': '200',
      'connected editor': '200 discount_fetch_failed',
      'site-connected admin': '200 discount_fetch_failed',
      'unconnected admin': '400 site_id_missing',
      'offline admin': '400 site_id_missing',
      'offline editor': '403 invalid_user_permission_view_admin',
    },
  ],
  [
    'API-056',
    'GET products',
    {
      'connected admin': '200',
      'connected-linked editor': '200',
      'connected editor': '200 failed_to_fetch_data',
      'site-connected admin': '200 failed_to_fetch_data',
      'unconnected admin': '200 failed_to_fetch_data',
      'unconnected editor': '403 invalid_user_permission_jetpack_connect',
      'offline admin': '403 invalid_user_permission_jetpack_connect',
    },
  ],
  [
    'API-043',
    'GET site',
    {
      'connected editor': '200',
      'disconnected admin': '400 site_data_fetch_failed',
      'unconnected editor': '400 site_id_missing',
      'offline admin': '400 site_id_missing',
      'offline editor': '403 invalid_user_permission_view_admin',
      'offline-constant admin': '200',
    },
  ],
  ...['API-044 GET site/features', 'API-045 GET site/products', 'API-046 GET site/purchases'].map(
    (named) =>
      [
        named.slice(0, 7),
        named.slice(8),
        {
          'connected admin2': '200',
          'disconnected admin': '500 failed_to_fetch_data',
          'unconnected admin': '500 failed_to_fetch_data',
          'offline admin': '500 failed_to_fetch_data',
          'offline-constant admin': '200',
        },
      ] as const,
  ),
  ...(['rewind', 'scan'] as const).map(
    (name) =>
      [
        name === 'rewind' ? 'API-057' : 'API-058',
        `GET ${name}`,
        {
          'connected editor': '200',
          'disconnected admin': `400 ${name === 'rewind' ? 'rewind_data' : 'scan_state'}_fetch_failed`,
          'unconnected admin': '404 site_id_missing',
          'offline admin': '404 site_id_missing',
          'offline editor': '403 invalid_user_permission_view_admin',
        },
      ] as const,
  ),
  ...(['product-suggestions', 'upsell'] as const).map(
    (name) =>
      [
        name === 'upsell' ? 'API-054' : 'API-053',
        `GET recommendations/${name}`,
        {
          'connected editor': '200',
          'disconnected admin': '200',
          'unconnected editor': '500 site_not_registered',
          'offline admin': '500 site_not_registered',
          'offline editor': '403 invalid_user_permission_view_admin',
        },
      ] as const,
  ),
  [
    'API-055',
    'GET recommendations/conditional',
    { 'offline admin': '200', 'offline editor': '403 invalid_user_permission_view_admin' },
  ],
  [
    'API-061',
    'GET verify-site/google',
    {
      'connected admin': '200',
      'connected admin2': '500 error_checking_if_site_verified_google',
      'connected editor': '403 invalid_user_permission_manage_settings',
      'offline admin': '500 error_checking_if_site_verified_google',
    },
  ],
  [
    'API-062',
    'POST verify-site/google',
    { 'connected admin2': '500 error_verifying_site_google', 'offline admin': '500 error_verifying_site_google' },
  ],
  ...['API-066 GET licensing/user/counts', 'API-067 GET licensing/user/licenses', 'API-069 POST licensing/attach-licenses'].map(
    (named) =>
      [
        named.slice(0, 7),
        named.slice(8),
        {
          'connected admin': '200',
          'connected-linked admin2': '403 invalid_permission_manage_user_licenses',
          'disconnected admin': '403 invalid_permission_manage_user_licenses',
          'offline admin': '403 invalid_permission_manage_user_licenses',
        },
      ] as const,
  ),
  [
    'API-074',
    'GET search/plan',
    {
      'connected admin2': '200',
      'disconnected admin': '500 missing_token',
      'unconnected admin': '500 missing_token',
      'offline admin': '500 missing_token',
    },
  ],
  [
    'API-074',
    'GET search/stats',
    { 'connected admin2': '200', 'disconnected admin': '500 missing_token', 'unconnected admin': '200 remote-error' },
  ],
  ['API-074', 'GET search/pricing', { 'connected editor': '200', 'unconnected editor': '200' }],
  ['API-020', 'POST connection', { 'connected admin2': '200', 'offline admin': '400 disconnect_failed' }],
];

const bodies: Readonly<Record<string, unknown>> = {
  connection: { isActive: false },
  'verify-site/google': { keyring_id: 5 },
  'licensing/attach-licenses': { licenses: [] },
};

async function open(scenario: string): Promise<void> {
  site = await testSite({ scenario: scenario === 'disconnected' ? 'connected' : scenario });
  if (scenario === 'disconnected') await site.as('admin').post('connection', { isActive: false });
}

const cases = table.flatMap(([id, call, expected]) =>
  Object.entries(expected).map(([caller, outcome]) => [id, call, caller, outcome] as const),
);

test.each(cases)('%s %s of %s ends in "%s", as on a real site', async (_id, call, caller, expected) => {
  const [scenario = '', login = ''] = caller.split(' ');
  await open(scenario);
  const endpoint = declaredEndpoints().find(({ method, path }) => `${method} ${path}` === call);
  if (!endpoint) throw new Error(`${call} is not declared.`);
  expect(await outcomes(site, { ...endpoint, body: bodies[endpoint.path] }, login)).toEqual({ [login]: expected });
  const [, code] = expected.split(' ');
  if (code !== undefined) expect([endpoint.forbidden, ...endpoint.errors]).toContain(code);
});

test.each(['connected editor', 'site-connected admin', 'unconnected admin', 'disconnected admin'])(
  'API-042 plans of %s have no body, as on a real site',
  async (caller) => {
    const [scenario = '', login = ''] = caller.split(' ');
    await open(scenario);
    expect(await site.as(login).get('plans')).toMatchObject({ status: 200, text: '' });
  },
);

test('an error inside a 200 has an empty status, which distinguishes it from a success', async () => {
  await open('connected');
  expect((await site.as('editor').get('intro-offers')).body).toEqual({
    code: 'intro_offers_fetch_failed',
    message: expect.any(String),
    data: { status: '' },
  });
});
