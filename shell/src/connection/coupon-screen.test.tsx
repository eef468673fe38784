import { act, screen, waitFor } from '@testing-library/react';
import { declaredRemotes } from '../testing/declared-remotes';
import { knownRemote } from '../testing/fake-remotes';
import { renderPage, type PageOptions } from '../testing/render-page';

const partnerCoupon = {
  coupon_code: 'IONOS_IONA_1',
  partner: { name: 'IONOS', prefix: 'IONOS' },
  product: { slug: 'jetpack_backup_daily' },
};
const point = 'connect.partnerCoupon@1';
const known = [...declaredRemotes, knownRemote('coupons', { extensions: [{ point, order: 1, audience: 'managers' }] })];

/** Renders the page of a site with a coupon, in a registry with a remote that renders the coupon screen. */
const visit = (site: PageOptions['site'], search = '') => {
  window.history.replaceState(null, '', `/${search}`);
  return renderPage({ known, site: { ...site, initialState: { partnerCoupon } } });
};
afterEach(() => window.history.replaceState(null, '', '/'));

const drawn = (page: ReturnType<typeof visit>) => page.fakeRemotes.log.below.filter((text) => text.startsWith(point));

test('LIC-027 the coupon screen replaces the connect screen, without tabs', async () => {
  const page = visit({ connection: 'unconnected' });
  await screen.findByText('below');
  expect(drawn(page)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Jetpack' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redeem your coupon');
});

test('LIC-027 on a connected site it is shown only with the query parameter, and never offline', async () => {
  const plain = visit({});
  expect(drawn(plain)).toEqual([]);
  plain.unmount();
  const offline = visit({ connection: 'offline' }, '?showCouponRedemption=1');
  expect(drawn(offline)).toEqual([]);
  offline.unmount();
  const requested = visit({}, '?page=jetpack&showCouponRedemption=1');
  await waitFor(() => expect(drawn(requested)).toHaveLength(1));
});

test('the connect screen is shown when the coupon screen renders nothing', async () => {
  visit({ connection: 'unconnected' });
  const element = await screen.findByText('below');
  await act(async () => element.replaceChildren());
  expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
});

test('on a connected site the screen of the route is shown when the coupon screen renders nothing', async () => {
  const page = visit({}, '?showCouponRedemption=1');
  // The second match belongs to the extension point below the screen.
  const [element] = await screen.findAllByText('below');
  await act(async () => element?.replaceChildren());
  await waitFor(() => expect(page.fakeRemotes.log.opened).toEqual(['dashboard']));
});
