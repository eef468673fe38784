import { getSitePurchases, type PageLocation } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { live } from '../../page/live';
import { PageContext } from '../../page/page-context';
import { renderPage } from '../../testing/render-page';
import { NoticeArea } from './notice-area';

const purchase = (product_slug: string, product_name: string) => ({ ID: product_slug, product_slug, product_name, active: '1' });
const purchases = [purchase('jetpack_business', 'Professional'), purchase('jetpack_backup_t1_yearly', 'Backup')];
const licensing = { error: 'licensing error' };
const states = { messageCode: 'module_deactivated', errorCode: null, errorDescription: null, messageContent: null };
const everything = { isDevVersion: true, licensing, jetpackStateNotices: states };

/** Renders only the area, at /plans, as the page leaves that route at once. */
function openArea(site: SiteOptions) {
  const page = renderPage({ site });
  page.network.respond('GET site/purchases', { code: 'success', message: '', data: JSON.stringify(purchases) });
  page.services.resources.watch(getSitePurchases).subscribe();
  page.unmount();
  const location = live<PageLocation>({ path: '/plans', query: '' });
  render(
    <PageContext value={{ ...page, navigation: { ...page.navigation, location } }}>
      <NoticeArea />
    </PageContext>,
  );
  const until = Date.now() + 60_000;
  const update = { remote: 'settings', from: '1.0.0', to: '1.1.0', accept: jest.fn(), postpone: jest.fn() };
  page.act(() => {
    page.fakeRemotes.overrides.set([{ remote: 'settings', target: '1.4.2', until, isAccepted: true }]);
    page.fakeRemotes.updates.set([update]);
    page.notices.show({ status: 'is-info', text: 'older' }, 'shell');
    page.notices.show({ status: 'is-info', text: 'newer' }, 'shell');
  });
  return page;
}

const area = () => screen.getByRole('region', { name: 'Notices' });
/** A part of the text of each notice. */
const names =
  /This tab shows different versions|Settings has been updated|older|newer|Connection Error, please reconnect|module_deactivated|development version|Offline Mode|staging site|Your Professional plan|every Jetpack feature on this site|not connected to WordPress\.com|licensing error/;
const order = () =>
  [...area().querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => names.exec(textContent ?? '')?.[0]);

const begin = ['This tab shows different versions', 'Settings has been updated', 'newer', 'older'];
const broken = { action: 'reconnect', code: 'connection_error', message: '' };
const offline = { isActive: true, filter: true, constant: false, wpLocalConstant: false, url: false };

test('all notices that can be shown together are in order', async () => {
  const page = openArea({ initialState: everything });
  page.act(() =>
    page.services.site.setConnection({
      ...page.services.site.connection.current,
      errors: [broken],
      isStaging: true,
      offlineMode: offline,
    }),
  );
  const expected = [
    ...begin,
    'Connection Error, please reconnect',
    'module_deactivated',
    'development version',
    'Offline Mode',
    'staging site',
    'Your Professional plan',
    'licensing error',
  ];
  await waitFor(() => expect(order()).toEqual(expected));
});

test('the banner for unlinked users is between the warning about backups and the licensing error', async () => {
  openArea({ linked: false, initialState: everything });
  const expected = [
    ...begin,
    'module_deactivated',
    'development version',
    'Your Professional plan',
    'every Jetpack feature on this site',
    'licensing error',
  ];
  await waitFor(() => expect(order()).toEqual(expected));
});

test('the notice of an unconnected site is before the licensing error', async () => {
  openArea({ connection: 'unconnected', permissions: { connect: false }, initialState: everything });
  const expected = [
    ...begin,
    'module_deactivated',
    'development version',
    'Your Professional plan',
    'not connected to WordPress.com',
    'licensing error',
  ];
  await waitFor(() => expect(order()).toEqual(expected));
});

test('SHELL-096 SHELL-097 the warning about backups names both and their kind, and sends no request', async () => {
  const { network } = openArea({});
  expect(
    await screen.findByText('Your Professional plan already includes real-time backups, so you do not need Backup as well.'),
  ).toBeInTheDocument();
  expect(network.getCalls('GET site/purchases')).toHaveLength(1);
});
