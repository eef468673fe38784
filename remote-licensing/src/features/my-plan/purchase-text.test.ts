import { purchaseText } from './purchase-text';

const now = Date.UTC(2026, 10, 21);
const format = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const text = (subscribed?: string, expiry?: string, isRefundable = false) =>
  purchaseText({ subscribed_date: subscribed, expiry_date: expiry, is_refundable: isRefundable }, now, format);

describe('LIC-018 the dates of a purchase', () => {
  test('none without dates', () => expect(text()).toBe(''));
  test('purchased, without an expiry', () => expect(text('2026-01-02')).toBe('Purchased on 2026-01-02.'));
  test('purchased, while refundable', () => expect(text('2026-11-20', '2027-11-20', true)).toBe('Purchased on 2026-11-20.'));
  test('renews, with the expiry ahead', () => expect(text('2026-01-02', '2027-01-02')).toBe('Renews on 2027-01-02.'));
  test('expired, with the expiry behind', () => expect(text('2024-01-02', '2025-01-02')).toBe('Expired on 2025-01-02.'));
});
