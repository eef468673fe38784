import { getSitePurchases } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';

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
  plan('licenses to attach', 'jetpack_free', [], {
    initialState: {
      licensing: {
        error: '',
        showLicensingUi: true,
        userCounts: { attached: 0, detached: 2 },
        activationNoticeDismiss: { last_detached_count: null, last_dismissed_time: null },
      },
    },
  }),
  plan('unknown plan', 'plan-of-the-future', []),
  { name: 'My Plan, without an owner', at, site: { connection: 'site-only' } },
  { name: 'My Plan, error', at, arrange: (fake) => fake.site.failAll('server') },
  { name: 'My Plan, offline', at, site: { connection: 'offline' } },
];
