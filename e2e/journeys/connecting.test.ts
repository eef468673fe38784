import { eventually } from '../eventually';
import { notices, outlet, getRoute, settled } from '../pages/frame';
import { respondAsProvider, pressToConnect } from '../pages/provider';
import { siteUnderTest } from '../visits';

describe('a new site', () => {
  const fresh = siteUnderTest({ scenario: 'unconnected' });

  test('SHELL-071 ERR-002 its admin registers it, denies, returns, and connects after all; a second admin links an account too', async () => {
    const { page, calls } = await fresh.visit('/dashboard');
    await pressToConnect(page, 'Set up Jetpack');
    expect(new URL(page.url()).searchParams.get('from')).toBe('connect-screen');
    await respondAsProvider(page, 'deny');
    await settled(page);
    const denied = notices(page).getByRole('status').filter({ hasText: 'You did not finish connecting' });
    await denied.getByRole('link', { name: /survey/ }).waitFor();
    expect(await denied.innerText()).toMatch(/free security and traffic features require a connection/);
    expect(calls.names.filter((name) => name === 'POST connection/register')).toHaveLength(1);

    // The site is registered by now: only the account is missing.
    await page.evaluate(() => void (window.location.hash = '#/connect-user'));
    await pressToConnect(page, 'Connect your user account');
    await respondAsProvider(page, 'approve');
    await settled(page);
    await notices(page).getByText("You're fueled up and ready to go, Jetpack is now active.").waitFor();
    expect(calls.names.filter((name) => name === 'POST connection/register')).toHaveLength(1);
    expect(await outlet(page, 'dashboard').count()).toBe(1);
    await page.reload();
    await settled(page);
    expect(await notices(page).getByText('fueled up').count()).toBe(0);

    const second = await fresh.visit('/connect-user', { as: 'admin2' });
    await pressToConnect(second.page, 'Connect your user account');
    await respondAsProvider(second.page, 'approve');
    await settled(second.page);
    await notices(second.page).getByText('Your account is now connected.').waitFor();
    await second.page.evaluate(() => void (window.location.hash = '#/connect-user'));
    await second.page.getByText('Your account is connected.', { exact: true }).waitFor();
    expect(await second.page.getByRole('button', { name: 'Connect your user account' }).count()).toBe(0);
  });
});

describe('a new site whose admin follows a link to /setup', () => {
  const fresh = siteUnderTest({ scenario: 'unconnected' });

  test('SHELL-007 it connects without a press, and after the return from the provider nothing else opens', async () => {
    const { page, calls } = await fresh.visit('/setup');
    await page.waitForURL(/\/jetpack\.authorize\//);
    await page.goBack();
    await page.waitForURL(/page=jetpack/);
    await settled(page);
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/wp-admin/admin.php');
    expect(calls.names.filter((name) => name === 'POST connection/register')).toHaveLength(1);
  });
});

describe('a shop', () => {
  const shop = siteUnderTest({ scenario: 'woo' });

  test('SHELL-076 SHELL-077 SHELL-078 shows its owner the benefits once, then the requested screen', async () => {
    let seen: Promise<unknown> | undefined;
    const { page, calls } = await shop.visit('/discussion', {
      arrange: async (opened) => void (seen = opened.waitForResponse('**/seen-wc-connection-modal*')),
    });
    await page.getByRole('button', { name: 'Continue to Jetpack' }).click();
    await eventually(() => expect(getRoute(page)).toBe('/discussion'));
    await seen;
    expect(calls.names.filter((name) => name === 'POST seen-wc-connection-modal')).toHaveLength(1);
    await page.reload();
    await settled(page);
    await eventually(() => expect(getRoute(page)).toBe('/discussion'));
  });
});

describe('a new site with a coupon', () => {
  const given = siteUnderTest({ scenario: 'partner-coupon' });

  test('LIC-027 LIC-028 is connected from the coupon, and redeems it where the address requests that', async () => {
    const { page } = await given.visit('/dashboard');
    await pressToConnect(page, /Set up & redeem/);
    await respondAsProvider(page, 'approve');
    expect(new URL(page.url()).searchParams.get('partnerCoupon')).toMatch(/^IONOS_IONA_/);
    await settled(page);
    await notices(page).getByText("You're fueled up", { exact: false }).waitFor();

    const asked = await given.visit('/dashboard', { query: 'showCouponRedemption=1' });
    await asked.page.getByRole('button', { name: 'Redeem' }).waitFor();
    await asked.page.getByRole('link', { name: 'Not now' }).click();
    await settled(asked.page);
    expect(await outlet(asked.page, 'dashboard').count()).toBe(1);
  });
});
