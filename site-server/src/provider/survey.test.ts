import { sendMarketingSurvey } from '@site-admin/contracts';
import * as v from 'valibot';
import { outcomes } from '../testing/responses';
import { testSite, type TestSite } from '../testing/site';
import { recordedEvents } from './pixel';
import { recordedSurveys } from './survey';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.close());

const response = (response: string, text: string | null = null) => ({
  site_id: 123456789,
  user_id: 987654321,
  survey_id: 'jetpack-plugin-disconnect',
  survey_responses: { 'why-cancel': { response, text } },
});

async function send(body: unknown) {
  const response = await fetch(`${site.provider}/wpcom/v2/marketing/feedback-survey`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: 'http://127.0.0.1:8080' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    allowed: response.headers.get('access-control-allow-origin'),
    body: v.parse(v.looseObject({ success: v.boolean() }), await response.json()),
  };
}

test('API-077 a survey must be valid, of a known site and a known user', async () => {
  const good = await send(response('another-reason', 'Too blue.'));
  expect(good).toMatchObject({ status: 200, allowed: 'http://127.0.0.1:8080', body: { success: true } });
  expect(recordedSurveys(site.db)).toEqual([{ siteId: 123456789, response: 'another-reason', said: 'Too blue.' }]);
  for (const bad of [
    response('no-such-reason'),
    response('buggy', 'x'.repeat(1001)),
    { ...response('buggy'), site_id: 1 },
    { ...response('buggy'), user_id: 1 },
    { ...response('buggy'), survey_id: 'another' },
    {},
  ]) {
    const { status, body } = await send(bad);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toMatchObject({ success: false, code: expect.any(String) });
  }
  expect(recordedSurveys(site.db)).toHaveLength(1);
});

test('API-077 the response names the origins that may send a survey', async () => {
  const ask = (origin: string) =>
    fetch(`${site.provider}/wpcom/v2/marketing/feedback-survey`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    });
  const own = await ask('http://localhost:8080');
  expect(own.headers.get('access-control-allow-origin')).toBe('http://localhost:8080');
  expect(own.headers.get('access-control-allow-headers')).toContain('content-type');
  expect((await ask('https://example.org')).headers.get('access-control-allow-origin')).toBeNull();
});

test('API-063 the site relays a survey of users that may disconnect it', async () => {
  const admin = site.as('admin');
  const done = await admin.post('marketing/survey', response('buggy'));
  expect([done.status, done.body]).toEqual([200, { success: true }]);
  expect(recordedSurveys(site.db)).toMatchObject([{ response: 'buggy' }]);
  // Errors of the provider are relayed unchanged, without their status.
  expect(await admin.post('marketing/survey', {})).toMatchObject({ status: 200, body: { error: 'rest_invalid_param' } });
  expect(await outcomes(site, { ...sendMarketingSurvey, body: response('buggy') }, 'editor', 'stranger')).toEqual({
    editor: '403 invalid_user_permission_jetpack_disconnect',
    stranger: '401 invalid_user_permission_jetpack_disconnect',
  });
  await site.stopProvider();
  expect(await admin.post('marketing/survey', response('buggy'))).toMatchObject({ status: 200, text: '' });
});

test('the pixel records events of the two products and nothing else', async () => {
  const pixel = await fetch(`${site.provider}/t.gif?_en=jetpack_nav_click&target=logo&_ui=7`);
  expect(pixel.headers.get('content-type')).toBe('image/gif');
  expect((await pixel.arrayBuffer()).byteLength).toBe(42);
  await fetch(`${site.provider}/t.gif?_en=other_event`);
  await fetch(`${site.provider}/t.gif`);
  expect(recordedEvents(site.db)).toMatchObject([{ event: 'jetpack_nav_click', properties: { target: 'logo', _ui: '7' } }]);
});

test('a redirect link leads to pages of this provider, and shows its target where there is none', async () => {
  await site.as('admin').get('site');
  const open = async (query: string) => {
    const response = await fetch(`${site.provider}/redirect/?${query}`, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  };
  expect((await open('source=calypso-stats-day&site=localhost:80')).text).toContain('calypso-stats-day');
  expect((await open('url=https%3A%2F%2Fexample.org%2Fhelp')).text).toContain('https://example.org/help');
  for (const source of ['jetpack-plans', 'calypso-purchases', 'support', 'plans-main-top-monthly']) {
    expect(await open(`source=${source}&site=localhost:80`)).toMatchObject({ status: 302, to: '/plans/localhost%3A80' });
  }
  const checkout = 'source=jetpack-product-description-checkout&site=localhost:80&path=jetpack_scan';
  expect((await open(checkout)).to).toBe('/checkout/localhost%3A80/jetpack_scan');
  expect(await open('source=jetpack-plans&site=example.org')).toMatchObject({ status: 200, to: null });
  expect((await open('source=%3Cscript%3E')).text).not.toContain('<script>');
  expect((await open('')).status).toBe(400);
});
