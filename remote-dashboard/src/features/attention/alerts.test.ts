import { getVaultPressData, parseResponse } from '@site-admin/contracts';
import { getAlertId, isDismissible, selectAlerts, type Alert, type AlertParts } from './alerts';

const now = Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now + days * dayMs + 60_000).toISOString();

const calm: AlertParts = {
  connectionErrors: [],
  scan: { state: 'idle', threats: [], credentials: [{ type: 'ssh' }] },
  vaultPress: undefined,
  activity: undefined,
  rewind: { state: 'active' },
  purchases: [],
  updates: 0,
  coupon: null,
  hasConnectedOwner: true,
  now,
};

const reconnect = [{ code: 'x', message: '', action: 'reconnect' }];
const vaultPress = (data: unknown) => parseResponse(getVaultPressData, { code: 'success', message: '', data });
const security = { features: { backups: true, security: true } };

const purchase = (expiry_date: string | undefined, change: object = {}) => ({
  ID: '7',
  product_slug: 'jetpack_scan',
  product_name: 'Scan',
  active: true,
  is_refundable: false,
  expiry_date,
  expiry_status: 'expiring',
  ...change,
});

const coupon = {
  coupon_code: 'ABC',
  preset: '',
  partner: { name: 'IONOS', prefix: 'IONOS', logo: null },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Backup',
    description: '',
    show_promotion: false,
    discount_percent: 0,
    included_in_plans: [],
    features: [],
  },
};

const getKinds = (alerts: readonly Alert[]) => alerts.map(({ kind }) => kind);

test.each<[string, Partial<AlertParts>, readonly Alert['kind'][]]>([
  ['a calm site', {}, []],
  ['nothing known', { scan: undefined, rewind: undefined, purchases: undefined, updates: undefined }, []],
  ['threats', { scan: { state: 'idle', threats: [{}, {}] } }, ['threats']],
  ['threats of a site without scans', { scan: { state: 'unavailable', threats: [{}] } }, []],
  ['a connection to restore', { connectionErrors: reconnect }, ['connection-broken']],
  ['a connection error without a remedy', { connectionErrors: [{ code: 'x', message: '' }] }, []],
  ['threats that VaultPress found', { vaultPress: vaultPress({ ...security, security: { notice_count: 2 } }) }, ['threats']],
  [
    'notices of VaultPress without its scans',
    { vaultPress: vaultPress({ features: { backups: true, security: false }, security: { notice_count: 2 } }) },
    [],
  ],
  ['a failed backup', { vaultPress: vaultPress({ ...security, backups: { error: { code: 1 } } }) }, ['backup-failed']],
  ['a failed backup in the activity log', { activity: [{ name: 'rewind__backup_error' }] }, ['backup-failed']],
  ['a backup in the activity log', { activity: [{ name: 'rewind__backup_complete' }] }, []],
  ['a backup without an error', { vaultPress: vaultPress({ ...security, backups: { error: false } }) }, []],
  ['a backup with no errors', { vaultPress: vaultPress({ ...security, backups: { error: [] } }) }, []],
  ['no backup yet', { vaultPress: vaultPress({ ...security, backups: [] }) }, []],
  ['a failed restore', { rewind: { state: 'active', rewind: { status: 'failed' } } }, ['restore-failed']],
  ['a running restore', { rewind: { state: 'active', rewind: { status: 'running' } } }, []],
  ['no credentials of backups', { rewind: { state: 'awaiting_credentials' } }, ['credentials-missing']],
  ['no credentials of scans', { scan: { state: 'idle', credentials: [] } }, ['credentials-missing']],
  [
    'no credentials at all',
    { rewind: { state: 'awaiting_credentials' }, scan: { state: 'idle', credentials: [] } },
    ['credentials-missing'],
  ],
  ['a purchase that expires today', { purchases: [purchase(inDays(0))] }, ['expiring']],
  ['a purchase that expires in 30 days', { purchases: [purchase(inDays(30))] }, ['expiring']],
  ['a purchase that expires in 31 days', { purchases: [purchase(inDays(31))] }, []],
  ['an expired purchase', { purchases: [purchase(inDays(-1))] }, []],
  ['an inactive purchase', { purchases: [purchase(inDays(3), { active: false })] }, []],
  ['a purchase without a date', { purchases: [purchase(undefined)] }, []],
  ['a purchase with a malformed date', { purchases: [purchase('soon')] }, []],
  ['updates', { updates: 3 }, ['updates']],
  ['a coupon', { coupon }, ['coupon']],
])('%s', (_name, change, kinds) => {
  expect(getKinds(selectAlerts({ ...calm, ...change }))).toEqual(kinds);
});

// The same statuses as in the texts of My Plan (LIC-018): an alert for "Expires on", none for "Renews on".
test.each([
  ['manual-renew', 1],
  ['expired', 1],
  [undefined, 0],
  ['active', 0],
  ['auto-renewing', 0],
  ['included', 0],
  ['one-time-purchase', 0],
])('a purchase of the status %s whose date is near: %d alerts', (expiry_status, count) => {
  expect(selectAlerts({ ...calm, purchases: [purchase(inDays(3), { expiry_status })] })).toHaveLength(count);
});

const getIds = (change: Partial<AlertParts>) => selectAlerts({ ...calm, ...change }).map(getAlertId);

test('a purchase that expires soon is another alert in its last week, and once it is renewed', () => {
  const [early] = getIds({ purchases: [purchase(inDays(8), { expiry_date: inDays(8) })] });
  const [last] = getIds({ purchases: [purchase(inDays(8))], now: now + 2 * dayMs });
  const [renewed] = getIds({ purchases: [purchase(inDays(20))] });
  expect(new Set([early, last, renewed]).size).toBe(3);
  expect(getIds({ purchases: [purchase(inDays(8))], now: now - dayMs })).toEqual([early]);
});

test('a coupon is redeemed by a site with a connected owner only', () => {
  const canRedeem = (hasConnectedOwner: boolean) => selectAlerts({ ...calm, coupon, hasConnectedOwner });
  expect(canRedeem(true)).toMatchObject([{ kind: 'coupon', canRedeem: true }]);
  expect(canRedeem(false)).toMatchObject([{ kind: 'coupon', canRedeem: false }]);
});

test('the most urgent is first, and purchases are in the order of their expiry', () => {
  const alerts = selectAlerts({
    ...calm,
    connectionErrors: reconnect,
    scan: { state: 'idle', threats: [{}] },
    vaultPress: vaultPress({ ...security, backups: { error: 'full' } }),
    rewind: { state: 'awaiting_credentials' },
    purchases: [purchase(inDays(20), { ID: '1' }), purchase(inDays(2), { ID: '2' })],
    updates: 1,
    coupon,
  });
  expect(getKinds(alerts)).toEqual([
    'threats',
    'connection-broken',
    'backup-failed',
    'credentials-missing',
    'expiring',
    'expiring',
    'updates',
    'coupon',
  ]);
  expect(alerts.flatMap((alert) => (alert.kind === 'expiring' ? [alert.purchase.ID] : []))).toEqual(['2', '1']);
  expect(alerts.filter((alert) => !isDismissible(alert)).map(({ kind }) => kind)).toEqual([
    'threats',
    'connection-broken',
    'backup-failed',
  ]);
});
