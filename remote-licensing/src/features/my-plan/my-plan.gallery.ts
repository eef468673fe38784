import { getRewindStatus, getSitePurchases, setLicense } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { fill, press, type GalleryState } from '@site-admin/kit/gallery';

const at = '/my-plan';
const relayed = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });

const purchase = (ID: string, product_slug: string, product_name: string, change: object = {}) => ({
  ID,
  product_slug,
  product_name,
  active: '1',
  expiry_date: '2099-01-02T00:00:00+00:00',
  subscribed_date: '2022-01-02T00:00:00+00:00',
  is_refundable: false,
  ...change,
});

const plan = (name: string, slug: string, purchases: readonly object[], site: SiteOptions = {}): GalleryState => ({
  name: `My Plan, ${name}`,
  at,
  site: { plan: slug, ...site },
  arrange: (fake) => fake.site.respond(getSitePurchases, relayed(purchases)),
});

const withLicenses: SiteOptions = {
  initialState: {
    licensing: {
      error: '',
      showLicensingUi: true,
      userCounts: { attached: 0, detached: 2 },
      activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
    },
  },
};
const security = purchase('1', 'jetpack_security_t1_yearly', 'Jetpack Security');

export const myPlanStates: readonly GalleryState[] = [
  { name: 'My Plan, free', at },
  plan('paid', 'jetpack_security_t1_yearly', [security]),
  plan('expiring soon', 'jetpack_security_t1_yearly', [
    { ...security, expiry_date: '2022-12-13T00:00:00+00:00', expiry_status: 'expiring' },
  ]),
  plan('complete', 'jetpack_complete', [purchase('2', 'jetpack_complete', 'Jetpack Complete')]),
  plan('free with products', 'jetpack_free', [
    purchase('3', 'jetpack_backup_t1_yearly', 'Jetpack VaultPress Backup (10GB)'),
    purchase('4', 'jetpack_scan', 'Jetpack Scan Daily'),
  ]),
  plan('expired', 'jetpack_free', [
    purchase('5', 'jetpack_complete', 'Jetpack Complete', { active: '0', expiry_date: '2022-11-01T00:00:00+00:00' }),
  ]),
  plan('personal', 'jetpack_personal', [purchase('6', 'jetpack_personal', 'Jetpack Personal')]),
  {
    ...plan('premium with backups', 'jetpack_premium', []),
    arrange: ({ site }) => site.respond(getRewindStatus, relayed({ state: 'active', last_updated: 0 })),
  },
  plan('licenses to attach', 'jetpack_free', [], withLicenses),
  {
    name: 'My Plan, license key refused',
    at,
    site: withLicenses,
    arrange: ({ site }) => site.fail(setLicense, { status: 500, message: 'This license was revoked and can no longer be used.' }),
    act: async (host) => {
      await fill(host, 'License key', 'jetpack-scan-EXAMPLE');
      await press(host, 'Apply');
    },
  },
  plan('unknown plan', 'plan-of-the-future', []),
  { name: 'My Plan, without an owner', at, site: { connection: 'site-only' } },
  { name: 'My Plan, error', at, arrange: (fake) => fake.site.failAll('server') },
  { name: 'My Plan, offline', at, site: { connection: 'offline' } },
];
