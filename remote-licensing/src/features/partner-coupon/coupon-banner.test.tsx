import { createFakeShell, settle, type SiteOptions } from '@site-admin/contracts/testing';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import declaration from '../../../remote.json';
import { extensions } from '../../index';

const threeDays = 259_200_000;
const start = Date.UTC(2026, 10, 22, 8);
const partnerCoupon = {
  coupon_code: 'IONOS_IONA_5K2TQ9',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS' },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['Real-time cloud backups', '10GB of backup storage', 'One-click restores'],
  },
};
const event = (name: string, connected: string) => ({
  name: `jetpack_partner_coupon_redeem_${name}`,
  properties: { coupon: 'IONOS_IONA_5K2TQ9', partner: 'IONOS', preset: 'IONA', connected },
});

const ends: (() => void)[] = [];
const end = () => ends.splice(0).forEach((run) => run());
afterEach(() => {
  end();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Renders the extension as the shell does. */
function renderBanner({ now = start, ...site }: SiteOptions & { readonly now?: number } = {}) {
  const state = { ...site, initialState: { partnerCoupon, ...site.initialState } };
  const fake = createFakeShell({ site: state, declaration, now });
  const main = document.createElement('main');
  document.body.append(main);
  const remove = extensions['dashboard.banner@1']?.(main, {}, fake.shell);
  ends.push(() => {
    remove?.();
    fake.close();
    main.remove();
  });
  return { ...fake, main, user: userEvent.setup() };
}

const banner = () => screen.findByRole('region', { name: 'One free year of Jetpack Backup' });
const button = (name: string) => screen.findByRole('button', { name });

test('LIC-029 a connected site shows the offer with the features of the product, Redeem and "Remind me later"', async () => {
  renderBanner();
  expect(await banner()).toHaveTextContent('One free year of Jetpack Backup');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(partnerCoupon.product.features);
  expect(await button('Redeem')).toBeEnabled();
  expect(await button('Remind me later')).toBeEnabled();
});

test('LIC-030 LIC-033 Redeem navigates to the checkout; view and click are recorded with coupon, partner prefix, preset and connection', async () => {
  const { analytics, navigation, user } = renderBanner();
  await banner();
  await waitFor(() => expect(analytics.recorded).toEqual([event('view', 'yes')]));
  await user.click(await button('Redeem'));
  expect(analytics.recorded).toEqual([event('view', 'yes'), event('click', 'yes')]);
  expect(navigation.assigned.map((url) => new URL(url).searchParams.get('query'))).toEqual(['coupon=IONOS_IONA_5K2TQ9']);
});

test('LIC-032 LIC-033 without a connected owner, Connect replaces Redeem', async () => {
  const { analytics } = renderBanner({ connection: 'site-only' });
  await banner();
  expect(screen.getByRole('link', { name: 'Connect to redeem' })).toHaveAttribute('href', '#/connect-user');
  expect(screen.queryByRole('button', { name: 'Redeem' })).not.toBeInTheDocument();
  await waitFor(() => expect(analytics.recorded).toEqual([event('view', 'no')]));
});

test.each([
  ['just before', threeDays - 1, false],
  ['at the end of', threeDays, true],
])('LIC-031 "Remind me later" hides the banner for 3 days: %s them', async (_when, later, isShown) => {
  const { main, user } = renderBanner();
  await user.click(await button('Remind me later'));
  expect(main).toHaveTextContent(/^$/);
  expect(main).toHaveFocus();
  end();
  const next = renderBanner({ now: start + later });
  await settle();
  expect(next.main.textContent === '').toBe(!isShown);
  expect(next.analytics.recorded).toEqual(isShown ? [event('view', 'yes')] : []);
});

test('LIC-031 where storage is forbidden, the banner is shown, and "Remind me later" hides it on this page', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const { main, user } = renderBanner();
  await user.click(await button('Remind me later'));
  expect(main).toHaveTextContent(/^$/);
});

test.each<[string, SiteOptions]>([
  ['without a coupon', { initialState: { partnerCoupon: false } }],
  ['offline', { connection: 'offline' }],
  ['on an unconnected site', { connection: 'unconnected' }],
  ['for an editor', { role: 'editor' }],
])('LIC-029 there is no banner %s', async (_when, site) => {
  const { analytics, main } = renderBanner(site);
  await settle();
  expect(main).toHaveTextContent(/^$/);
  expect(analytics.recorded).toEqual([]);
});
