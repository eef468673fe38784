import { eventually } from '../eventually';
import { outlet, getRoute, screenHeading, settled, tab } from '../pages/frame';
import { activate, activateButton, keyField, successTitle } from '../pages/licensing';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

test('LIC-002 an empty key cannot be sent, and is reported as empty', async () => {
  const { page, calls } = await site.visit('/license/activation');
  await settled(page);
  expect(await activateButton(page).isDisabled()).toBe(true);
  await keyField(page).press('Enter');
  expect(await page.getByRole('alert').innerText()).toBe('This is not a valid license key. Please try again.');
  expect(calls.of('POST licensing/attach-licenses')).toEqual([]);
});

test.each([
  ['jetpack-backup-USED1007', /already active on another site/],
  ['jetpack-scan-REVOKED1008', /revoked/i],
  ['jetpack-nonsense', /./],
])("LIC-005 the key %s is refused with the server's message, and stays in the field", async (key, words) => {
  const { page } = await site.visit('/license/activation');
  await settled(page);
  const response = page.waitForResponse('**/licensing/attach-licenses*');
  await activate(page, key);
  const [sent] = Object.values((await (await response).json())[0].errors);
  const word = await page.getByRole('alert').innerText();
  expect([sent].flat()).toContain(word);
  expect(word).toMatch(words);
  expect(await keyField(page).inputValue()).toBe(key);
});

test('LIC-001 LIC-003 LIC-004 LIC-006 a key is activated once; then counts, dismissal, and everything a license changes are fetched', async () => {
  const { page, calls } = await site.visit('/license/activation');
  await settled(page);
  calls.forget();
  await keyField(page).fill('jetpack-security-DEMO1000');
  await activateButton(page).dblclick();
  await successTitle(page).waitFor();
  expect(await successTitle(page).innerText()).toBe('Jetpack Security is active! 🎉');
  expect(calls.of('POST licensing/attach-licenses').map(({ body }) => body)).toEqual([
    { licenses: ['jetpack-security-DEMO1000'] },
  ]);

  const changed = ['GET module/all', 'GET settings', 'GET site', 'GET site/purchases'];
  await eventually(() => expect(calls.names).toEqual(expect.arrayContaining(changed)));
  const unrelated = ['GET recommendations/step', 'GET licensing/user/licenses', 'GET tracking/settings'];
  const order = calls.names.filter((name) => !unrelated.includes(name));
  expect(order.slice(0, 3)).toEqual([
    'POST licensing/attach-licenses',
    'GET licensing/user/counts',
    'POST licensing/user/activation-notice-dismiss',
  ]);
  expect(order.slice(3).sort()).toEqual(changed);
  expect(calls.of('POST licensing/user/activation-notice-dismiss')[0]?.body).toEqual({ last_detached_count: expect.any(Number) });
});

test('an activated product is on My Plan, and still there after the site was killed', async () => {
  const { page } = await site.visit('/license/activation');
  await settled(page);
  await activate(page, 'jetpack-complete-DEMO1001');
  await successTitle(page).waitFor();
  await site.stack.restart();
  await page.goto('/wp-admin/admin.php?page=jetpack#/dashboard');
  await page.reload();
  await settled(page);
  await tab(page, 'My Plan').click();
  await eventually(async () => expect(await screenHeading(page).textContent()).toBe('Jetpack My Plan'));
  await settled(page);
  expect(await outlet(page, 'licensing').innerText()).toContain('Complete');
});

test('LIC-026 Activate a Product on My Plan leads to the activation screen of this page, for the connection owner only', async () => {
  const owner = await site.visit('/my-plan');
  await settled(owner.page);
  await owner.page.getByRole('link', { name: 'Activate a Product' }).click();
  await eventually(() => expect(getRoute(owner.page)).toBe('/license/activation'));
  await keyField(owner.page).waitFor();

  const other = await site.visit('/my-plan', { as: 'admin2' });
  await settled(other.page);
  await outlet(other.page, 'licensing').getByRole('heading', { name: 'My Plan' }).waitFor();
  expect(await other.page.getByRole('link', { name: 'Activate a Product' }).count()).toBe(0);
});

test.each([
  ['admin', '/license/activation'],
  ['admin2', '/dashboard'],
  ['editor', '/dashboard'],
  ['subscriber', '/dashboard'],
])('SHELL-012 LIC-012 %s on the activation screen ends up at %s', async (as, route) => {
  const { page } = await site.visit('/license/activation', { as });
  await settled(page);
  expect(getRoute(page)).toBe(route);
});
