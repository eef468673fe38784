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

/** The page of a site that was given a coupon, in a registry where a remote draws its screen. */
const visit = (site: PageOptions['site'], search = '') => {
  window.history.replaceState(null, '', `/${search}`);
  return renderPage({ known, site: { ...site, initialState: { partnerCoupon } } });
};
afterEach(() => window.history.replaceState(null, '', '/'));

const drawn = (page: ReturnType<typeof visit>) => page.fakeRemotes.log.below.filter((text) => text.startsWith(point));

test('LIC-027 the coupon stands in place of the connect screen, without tabs', async () => {
  const page = visit({ connection: 'unconnected' });
  await screen.findByText('below');
  expect(drawn(page)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Set up Jetpack' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Jetpack' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redeem your coupon');
});

test('LIC-027 on a connected site only where the address asks for it, and never offline', async () => {
  const plain = visit({});
  expect(drawn(plain)).toEqual([]);
  plain.unmount();
  const offline = visit({ connection: 'offline' }, '?showCouponRedemption=1');
  expect(drawn(offline)).toEqual([]);
  offline.unmount();
  const asked = visit({}, '?page=jetpack&showCouponRedemption=1');
  await waitFor(() => expect(drawn(asked)).toHaveLength(1));
});

test('a coupon screen that leaves its place empty gives way to the connect screen', async () => {
  visit({ connection: 'unconnected' });
  const place = await screen.findByText('below');
  await act(async () => place.replaceChildren());
  expect(await screen.findByRole('button', { name: 'Set up Jetpack' })).toBeInTheDocument();
});

test('on a connected site it gives way to the screen of the route', async () => {
  const page = visit({}, '?showCouponRedemption=1');
  // What stands below the screens of a connected site is another point's.
  const [place] = await screen.findAllByText('below');
  await act(async () => place?.replaceChildren());
  await waitFor(() => expect(page.fakeRemotes.log.opened).toEqual(['dashboard']));
});
