import { createFakeShell, type SiteOptions } from '@site-admin/contracts/testing';
import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import declaration from '../../../remote.json';
import { extensions } from '../../index';

const partnerCoupon = {
  coupon_code: 'IONOS_IONA_5K2TQ9',
  preset: 'IONA',
  partner: { name: 'IONOS', prefix: 'IONOS', logo: { src: '/images/ionos-logo.jpg', width: 119, height: 32 } },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['Real-time cloud backups', '10GB of backup storage', 'One-click restores'],
  },
};

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** Renders the extension as the shell does. */
function renderCoupon(site: SiteOptions, coupon: object = partnerCoupon) {
  const state = { ...site, initialState: { ...site.initialState, partnerCoupon: { ...partnerCoupon, ...coupon } } };
  const fake = createFakeShell({ site: state, declaration });
  const host = document.createElement('div');
  document.body.append(host);
  const remove = extensions['connect.partnerCoupon@1']?.(host, {}, fake.shell);
  ends.push(() => {
    remove?.();
    fake.close();
    host.remove();
  });
  return { ...fake, host, user: userEvent.setup() };
}

const button = () => screen.findByRole('button', { name: 'Set up & redeem Jetpack Backup' });
const unconnected = { connection: 'unconnected' } as const;

test('LIC-028 the screen welcomes the partner’s customers, with logo and features', async () => {
  renderCoupon(unconnected);
  expect(await button()).toBeEnabled();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Welcome to Jetpack, IONOS traveler!');
  const logo = screen.getByRole('img', { name: 'IONOS' });
  expect(logo).toHaveAttribute('src', 'https://example.org/wp-content/plugins/jetpack/images/ionos-logo.jpg');
  expect(logo).toHaveAttribute('width', '119');
  expect(logo).toHaveAttribute('height', '32');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(partnerCoupon.product.features);
  expect(screen.getByRole('link', { name: /Terms of Service/ })).toHaveAttribute('href', expect.stringContaining('wpcom-tos'));
  expect(screen.getByRole('link', { name: /What data is shared/ })).toBeInTheDocument();
});

test('LIC-028 without a logo, or with one that cannot be loaded, the partner’s name is shown', async () => {
  renderCoupon(unconnected);
  fireEvent.error(await screen.findByRole('img', { name: 'IONOS' }));
  expect(await screen.findByText('IONOS')).toBeInTheDocument();
  ends.splice(0).forEach((end) => end());
  renderCoupon(unconnected, { partner: { ...partnerCoupon.partner, logo: null } });
  expect(await screen.findByText('IONOS')).toBeInTheDocument();
});

test('LIC-028 the button connects with a redirect back to the coupon, and is busy meanwhile', async () => {
  const { user, connection } = renderCoupon(unconnected);
  await user.click(await button());
  expect(connection.requested).toEqual([
    { type: 'connect', from: 'jetpack-partner-coupon', redirectUri: 'admin.php?page=jetpack&partnerCoupon=IONOS_IONA_5K2TQ9' },
  ]);
  connection.set({ siteIsRegistering: true });
  await screen.findByRole('button', { name: 'Set up & redeem Jetpack Backup', busy: true });
  connection.set({ siteIsRegistering: false, registrationError: new Error('no_nonce') });
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  expect(await button()).not.toHaveAttribute('aria-disabled');
});

test('LIC-030 with an owner, Redeem navigates to the checkout without an API call', async () => {
  const { user, navigation, site } = renderCoupon({});
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('One free year of Jetpack Backup');
  const [url = '', ...others] = navigation.assigned;
  expect(others).toEqual([]);
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    source: 'jetpack-plugin-partner-coupon-checkout',
    path: 'jetpack_backup_daily',
    site: 'example.org',
    query: 'coupon=IONOS_IONA_5K2TQ9',
  });
  expect(site.calls).toEqual([]);
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/admin.php?page=jetpack#/dashboard',
  );
});

test('LIC-033 the screen records its view, and the click of Redeem', async () => {
  const { analytics, user } = renderCoupon({});
  await user.click(await screen.findByRole('button', { name: 'Redeem' }));
  const properties = { coupon: 'IONOS_IONA_5K2TQ9', partner: 'IONOS', preset: 'IONA', connected: 'yes' };
  expect(analytics.recorded).toEqual([
    { name: 'jetpack_partner_coupon_redeem_view', properties },
    { name: 'jetpack_partner_coupon_redeem_click', properties },
  ]);
});

test('on a connected site without an owner, the user connects first', async () => {
  renderCoupon({ connection: 'site-only' });
  expect(await button()).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Redeem' })).not.toBeInTheDocument();
});
