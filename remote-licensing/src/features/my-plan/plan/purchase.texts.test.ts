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
