import { getGoogleVerification, getGoogleVerificationByKeyring, verifyGoogle } from '@site-admin/contracts';
import { createNonce } from '../nonce/nonce';
import { findUserByLogin } from '../db/users';
import { parseResult, outcomes, refusal } from '../testing/responses';
import { hiddenFields, type Browser, getBrowser } from '../testing/browser';
import { builtShell, removeFolders } from '../testing/folders';
import { testSite, type TestSite } from '../testing/site';

let site: TestSite;
let browser: Browser;
afterEach(() => site.close());
afterAll(removeFolders);

async function popupUrl(): Promise<string> {
  site = await testSite({ shell: builtShell() });
  const home = await site.listen();
  browser = await getBrowser(home, 'admin');
  const page = decodeURIComponent((await browser.open('/wp-admin/admin.php?page=jetpack')).text);
  return /"google_site_verification":"([^"]+)"/.exec(page)?.[1] ?? '';
}

/** Completes the flow in the window. @returns The page that posts to its opener. */
async function allow(url: string) {
  const question = await browser.follow(await browser.open(url));
  expect(new URL(question.url).origin).toBe(site.provider);
  return browser.follow(
    await browser.send(`${site.provider}/keyring/google`, { ...hiddenFields(question.text), decision: 'approve' }),
  );
}

const forbidden = {
  editor: '403 invalid_user_permission_manage_settings',
  stranger: '401 invalid_user_permission_manage_settings',
};

test('API-061 API-062 a permission leads from the window to a verified site', async () => {
  const end = await allow(await popupUrl());
  const keyringId = Number(/postMessage\(\{"keyring_id":(\d+)\}, location\.origin\)/.exec(end.text)?.[1]);
  expect(keyringId).toBeGreaterThan(0);
  const admin = site.as('admin');
  const asked = parseResult(getGoogleVerificationByKeyring, await admin.get(`verify-site/google/${keyringId}`));
  expect(asked).toMatchObject({ verified: false, token: expect.any(String) });

  expect(refusal(await admin.post('verify-site/google', { keyring_id: keyringId }))).toBe('500 unverify-site-error');
  expect((await admin.post('settings', { google: asked.token })).status).toBe(200);
  const verified = parseResult(verifyGoogle, await admin.post('verify-site/google', { keyring_id: keyringId }));
  expect(verified).toMatchObject({ verified: true, is_owner: true });
  expect(verified.token).toBeUndefined();
  expect(parseResult(getGoogleVerification, await admin.get('verify-site/google'))).toMatchObject({
    verified: true,
    google_search_console_url: expect.stringContaining('search.google.com'),
  });
});

test('API-061 without a permission the response contains an error, and only users that may configure modules may call', async () => {
  site = await testSite();
  const response = parseResult(getGoogleVerification, await site.as('admin').get('verify-site/google'));
  expect(response).toMatchObject({ verified: false, errors: { keyring: ['invalid keyring'] } });
  expect(await outcomes(site, getGoogleVerification, 'editor', 'stranger')).toEqual(forbidden);
  const byId = { ...getGoogleVerificationByKeyring, path: 'verify-site/google/5' };
  expect(await outcomes(site, byId, 'admin', 'editor', 'stranger')).toEqual({ admin: '200', ...forbidden });
  expect(refusal(await site.as('admin').get('verify-site/google/x'))).toBe('400 rest_invalid_param');
});

test('API-062 a permission that was not granted verifies nothing', async () => {
  site = await testSite();
  const body = { keyring_id: 12 };
  expect(await outcomes(site, { ...verifyGoogle, body }, 'admin', 'editor', 'stranger')).toEqual({
    admin: '500 no_token_for_user',
    ...forbidden,
  });
  expect(refusal(await site.as('admin').post('verify-site/google', { keyring_id: 'x' }))).toBe('400 rest_invalid_param');
});

test("the window grants nothing when it is denied, or for another site's link", async () => {
  const url = await popupUrl();
  const question = await browser.follow(await browser.open(url));
  const denied = await browser.send(`${site.provider}/keyring/google`, { ...hiddenFields(question.text), decision: 'deny' });
  expect(denied.location).toBeUndefined();
  expect((await browser.open(url.replace(/([&?]nonce=)\w+/, '$10'))).status).toBe(403);
  const nonce = createNonce(site.db, site.clock.now, 'wp_rest', {
    userId: findUserByLogin(site.db, 'admin')?.id ?? 0,
    session: '',
  });
  expect((await browser.open(url.replace(/([&?]nonce=)\w+/, `$1${nonce}`))).status).toBe(403);
});
