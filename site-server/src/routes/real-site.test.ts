import { testSite, type TestSite } from '../testing/site';

// Responses that a real site showed to be wrong here (docs/conformance.md).

let site: TestSite;
afterEach(() => site.close());

test.each(['recommendations/upsell', 'search/plan', 'verify-site/google'])(
  'the 500 of %s on a site that was never connected has null as its data',
  async (path) => {
    site = await testSite({ scenario: 'unconnected' });
    expect((await site.as('admin').get(path)).body).toMatchObject({ data: null });
  },
);

test('the address for posts by email is an empty text until the site is connected', async () => {
  site = await testSite({ scenario: 'unconnected' });
  expect((await site.as('admin').get('settings')).body).toMatchObject({ post_by_email_address: '' });
  await site.close();
  site = await testSite();
  expect((await site.as('admin').get('settings')).body).toMatchObject({ post_by_email_address: null });
});

test('offline a module that needs a connection is off, and its setting is as stored', async () => {
  site = await testSite({ scenario: 'offline' });
  expect((await site.as('admin').get('module/monitor')).body).toMatchObject({ activated: false });
  expect((await site.as('admin').get('settings')).body).toMatchObject({ monitor: true });
});

test('after a disconnect the connection test fails without a status in its data', async () => {
  site = await testSite();
  await site.as('admin').post('connection', { isActive: false });
  const response = await site.as('admin').get('connection/test');
  expect(response.status).toBe(500);
  expect(response.body).toEqual({
    code: 'failed_test__connection_token_health',
    message: expect.any(String),
    data: { resolution: expect.any(String) },
  });
});

test('a text setting loses its tags', async () => {
  site = await testSite();
  const admin = site.as('admin');
  await admin.post('settings', { highlander_comment_form_prompt: ' Say <b>hi</b>\n there ' });
  expect((await admin.get('settings')).body).toMatchObject({ highlander_comment_form_prompt: 'Say hi there' });
});

test('a connection without accounts is restored in one step', async () => {
  site = await testSite({ scenario: 'site-connected' });
  const { host } = new URL(await site.listen());
  const response = await site.as('admin').post('connection/reconnect', undefined, { host });
  expect(response.body).toEqual({ status: 'completed' });
});
