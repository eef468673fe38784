import { getAlertId, isDismissible, selectAlerts, type Alert, type AlertParts } from './alerts';

const now = Date.UTC(2026, 10, 21, 12);
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now + days * dayMs + 60_000).toISOString();

const calm: AlertParts = {
  connection: { errors: [], isInIdentityCrisis: false },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'ssh' }] },
  rewind: { state: 'active' },
  purchases: [],
  updates: 0,
  coupon: null,
  now,
};

const purchase = (expiry_date: string | undefined, change: object = {}) => ({
  ID: '7',
  product_slug: 'jetpack_scan',
  product_name: 'Scan',
  active: true,
  is_refundable: false,
  expiry_date,
  expiry_status: 'active',
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
  [
    'a connection to restore',
    { connection: { errors: [{ code: 'x', message: '', action: 'reconnect' }], isInIdentityCrisis: false } },
    ['connection-broken'],
  ],
  [
    'a connection error without a remedy',
    { connection: { errors: [{ code: 'x', message: '' }], isInIdentityCrisis: false } },
    [],
  ],
  ['an identity crisis', { connection: { errors: [], isInIdentityCrisis: true } }, ['connection-broken']],
  ['a failed backup', { rewind: { state: 'active', rewind: { status: 'failed' } } }, ['backup-failed']],
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
  ['a purchase that renews', { purchases: [purchase(inDays(3), { expiry_status: 'auto-renewing' })] }, []],
  ['a purchase without a date', { purchases: [purchase(undefined)] }, []],
  ['a purchase with a malformed date', { purchases: [purchase('soon')] }, []],
  ['updates', { updates: 3 }, ['updates']],
  ['a coupon', { coupon }, ['coupon']],
])('%s', (_name, change, kinds) => {
  expect(getKinds(selectAlerts({ ...calm, ...change }))).toEqual(kinds);
});

test('the most urgent is first, and purchases are in the order of their expiry', () => {
  const alerts = selectAlerts({
    connection: { errors: [], isInIdentityCrisis: true },
    scan: { state: 'idle', threats: [{}] },
    rewind: { state: 'awaiting_credentials' },
    purchases: [purchase(inDays(20), { ID: '1' }), purchase(inDays(2), { ID: '2' })],
    updates: 1,
    coupon,
    now,
  });
  expect(alerts.map(getAlertId)).toEqual([
    'threats 1',
    'connection-broken',
    'credentials-missing backup',
    'expiring 2',
    'expiring 1',
    'updates 1',
    'coupon',
  ]);
  expect(alerts.filter((alert) => !isDismissible(alert)).map(({ kind }) => kind)).toEqual(['threats', 'connection-broken']);
});
