import { getPluginUpdates, getRewindStatus, getScanStatus, getSitePurchases } from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { postponeCoupon } from '@site-admin/kit/rules';
import { Attention } from './attention';

const dayMs = 86_400_000;
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const threats = ({ site }: FakeShell, count: number) =>
  site.respond(getScanStatus, relayed({ state: 'idle', threats: Array.from({ length: count }, (_, id) => ({ id })) }));

const rewind = ({ site }: FakeShell, status: object) => site.respond(getRewindStatus, relayed(status));

function expiring({ shell, site }: FakeShell, days: number, product_name = 'Jetpack Complete'): void {
  const expiry_date = new Date(shell.clock.now() + days * dayMs + 60_000).toISOString();
  site.respond(
    getSitePurchases,
    relayed([{ ID: '1', product_slug: 'jetpack_complete', product_name, active: '1', expiry_date, expiry_status: 'expiring' }]),
  );
}

const updates = ({ site }: FakeShell, count: number) => site.respond(getPluginUpdates, { code: 'success', message: '', count });

const broken = { errors: [{ code: 'x', message: '', action: 'reconnect' }] };

const partnerCoupon = {
  coupon_code: 'PARTNER_CODE_1A2B3C',
  preset: 'IONA',
  partner: { name: 'Partner', prefix: 'PARTNER' },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
};

const postpone = ({ shell }: FakeShell) => postponeCoupon(shell.clock.now());

const attention = (name: string, arrange: (fake: FakeShell) => void, site: GalleryState['site'] = {}): GalleryState => ({
  name: `Needs attention, ${name}`,
  component: Attention,
  arrange,
  site,
});

export const attentionStates: readonly GalleryState[] = [
  attention('one threat', (fake) => threats(fake, 1)),
  attention('broken connection', ({ site }) => site.setConnection(broken)),
  attention('failed backup', (fake) => rewind(fake, { state: 'active', rewind: { status: 'failed' } })),
  attention('credentials of backups missing', (fake) => rewind(fake, { state: 'awaiting_credentials' })),
  attention('credentials of scans missing', ({ site }) =>
    site.respond(getScanStatus, relayed({ state: 'idle', threats: [], credentials: [] })),
  ),
  attention('plan expires today', (fake) => expiring(fake, 0)),
  attention('product with a long name expires', (fake) =>
    expiring(fake, 30, 'Jetpack VideoPress with storage for all videos of a very large network of sites (yearly)'),
  ),
  attention('one update', (fake) => updates(fake, 1)),
  attention('postponed coupon', postpone, { initialState: { partnerCoupon } }),
  attention(
    'errors and hints',
    (fake) => {
      threats(fake, 1234);
      rewind(fake, { state: 'awaiting_credentials' });
      expiring(fake, 12);
      updates(fake, 3);
      postpone(fake);
      fake.site.setConnection(broken);
    },
    { initialState: { partnerCoupon } },
  ),
];
