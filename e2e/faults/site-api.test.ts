import { eventually } from '../eventually';
import { rewriteInitialState } from '../host-page';
import { moduleSwitch, statsCard } from '../pages/dashboard';
import { commentsToggle, introduction, saveButton } from '../pages/discussion';
import { masthead, notices, outlet, outlets, settled } from '../pages/frame';
import { callApi } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

const invalidBodies = [
  ['settings', '{"monitor":{"a":1}}'],
  ['settings', '{"monitor":"perhaps"}'],
  ['settings', 'not json'],
  ['settings', '"a text"'],
  ['settings', '{"no_such_option":1}'],
  ['licensing/attach-licenses', '{"licenses":"one"}'],
  ['recommendations/data', '{"data":7}'],
  ['recommendations/step', '{}'],
  ['module/monitor/active', '{"active":[]}'],
] as const;

test('a POST with an invalid body is a 400 with code and message, and changes nothing', async () => {
  const { page } = await site.visit('/dashboard');
  const settings = () => callApi(page, 'GET', 'settings');
  const before = await settings();
  for (const [path, text] of invalidBodies) {
    expect({ path, text, ...(await callApi(page, 'POST', path, text)) }).toMatchObject({
      path,
      text,
      status: 400,
      body: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\w+\W+\w+/), data: { status: 400 } },
    });
    expect({ path, text, settings: await settings() }).toEqual({ path, text, settings: before });
  }
});

test('an expired nonce is renewed once and the change is made without a notice', async () => {
  const asked: string[] = [];
  const { page, calls } = await site.visit('/dashboard', {
    arrange: async (opened) => {
      await rewriteInitialState(opened, (state) => ({ ...state, WP_API_nonce: '0123456789' }));
      opened.on('request', (request) => {
        if (request.url().includes('action=rest-nonce')) asked.push(request.url());
      });
    },
  });
  await settled(page);
  await statsCard(page).getByRole('figure').waitFor();
  calls.forget();
  const monitor = moduleSwitch(page, 'Downtime monitoring');
  const before = await monitor.isChecked();
  await monitor.click();
  await eventually(async () => expect(await monitor.isChecked()).toBe(!before));
  await eventually(() => expect(calls.of('GET settings')).toHaveLength(1));
  // The first screen's calls renewed it already, with one request.
  expect(asked).toHaveLength(1);
  expect(calls.of('POST settings')).toHaveLength(1);
  expect(await notices(page).getByRole('alert').count()).toBe(0);
});

test('a save after the session has ended shows the one notice about it, and keeps the input', async () => {
  const { page } = await site.visit('/discussion', { as: 'admin2' });
  await settled(page);
  if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
  await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
  await introduction(page).fill('Typed before the session ended');
  await page.context().clearCookies();
  await saveButton(page).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('You have been signed out.'));
  await eventually(async () => expect(await saveButton(page).isEnabled()).toBe(true));
  expect(await notices(page).innerText()).not.toContain('Error updating settings');
  expect(await introduction(page).inputValue()).toBe('Typed before the session ended');
});

test('with every call of the site failing the page is rendered, names what it could not load, and does not hang', async () => {
  const { page } = await site.visit('/dashboard', {
    arrange: (opened) =>
      opened.route('**/jetpack/v4/**', (route) =>
        route.fulfill({ status: 500, json: { code: 'down', message: 'Down.', data: null } }),
      ),
  });
  await settled(page);
  expect(await masthead(page).isVisible()).toBe(true);
  expect(await statsCard(page).innerText()).not.toBe('');
  await eventually(async () => expect(await page.locator('main [aria-busy="true"]').count()).toBe(0));
  for (const route of ['/discussion', '/my-plan', '/recommendations/summary', '/license/activation']) {
    await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
    await settled(page);
    await eventually(async () => expect(await page.locator('main [aria-busy="true"]').count()).toBe(0));
    expect((await outlets(page).innerText()).length).toBeGreaterThan(20);
  }
});

test.each([
  ['HTML instead of JSON', { status: 200, contentType: 'text/html', body: '<h1>Hello</h1>' }],
  ['an empty body', { status: 200, contentType: 'application/json', body: '' }],
  ['JSON of another shape', { status: 200, contentType: 'application/json', body: '[[42]]' }],
])('a response that is %s breaks no screen', async (_what, response) => {
  const { page } = await site.visit('/dashboard', {
    arrange: (opened) => opened.route('**/jetpack/v4/**', (route) => route.fulfill(response)),
  });
  await settled(page);
  await moduleSwitch(page, 'Downtime monitoring').waitFor();
  await page.evaluate(() => void (window.location.hash = '#/my-plan'));
  // Until the route changes, the previous screen counts as settled.
  await eventually(async () => expect((await outlet(page, 'licensing').innerText()).length).toBeGreaterThan(20));
});
