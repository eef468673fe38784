import { purchaseText } from './purchase.texts';

const now = Date.UTC(2026, 10, 21);
const format = (ms: number) => new Date(ms).toISOString().slice(0, 10);

test.each<[string, string | undefined, string | undefined, boolean, string]>([
  ['without dates', undefined, undefined, false, ''],
  ['without an expiry date', '2026-01-02', undefined, false, 'Purchased on 2026-01-02.'],
  ['that is refundable', '2026-11-20', '2027-11-20', true, 'Purchased on 2026-11-20.'],
  ['that expires in the future', '2026-01-02', '2027-01-02', false, 'Renews on 2027-01-02.'],
  ['that expired', '2024-01-02', '2025-01-02', false, 'Expired on 2025-01-02.'],
])('LIC-018 the text of a purchase %s', (_what, subscribed_date, expiry_date, is_refundable, text) => {
  expect(purchaseText({ purchase: { subscribed_date, expiry_date, is_refundable }, now, format })).toBe(text);
});

test.each([
  [undefined, 'Renews on 2027-01-02.'],
  ['active', 'Renews on 2027-01-02.'],
  ['auto-renewing', 'Renews on 2027-01-02.'],
  ['of-the-future', 'Renews on 2027-01-02.'],
  ['manual-renew', 'Expires on 2027-01-02.'],
  ['expiring', 'Expires on 2027-01-02.'],
  ['expired', 'Expires on 2027-01-02.'],
  ['included', 'Purchased on 2026-01-02.'],
  ['one-time-purchase', 'Purchased on 2026-01-02.'],
])('LIC-018 a purchase of the status %s with a date in the future: %s', (expiry_status, text) => {
  const purchase = { subscribed_date: '2026-01-02', expiry_date: '2027-01-02', expiry_status, is_refundable: false };
  expect(purchaseText({ purchase, now, format })).toBe(text);
});

test('LIC-018 once its date is past, a purchase of each status that has an expiry has expired', () => {
  const dates = { subscribed_date: '2024-01-02', expiry_date: '2025-01-02', is_refundable: false };
  for (const expiry_status of [undefined, 'active', 'auto-renewing', 'manual-renew', 'expiring', 'expired']) {
    expect(purchaseText({ purchase: { ...dates, expiry_status }, now, format })).toBe('Expired on 2025-01-02.');
  }
});
