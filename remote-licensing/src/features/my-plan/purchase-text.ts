import type { Purchase } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** The dates of a purchase in words (spec 001 §4.9); '' when it has none. `now` is Unix ms, `format` writes a Unix ms as a date. */
export function purchaseText(
  {
    subscribed_date: subscribed,
    expiry_date: expiry,
    is_refundable: isRefundable,
  }: Pick<Purchase, 'subscribed_date' | 'expiry_date' | 'is_refundable'>,
  now: number,
  format: (ms: number) => string,
): string {
  const bought = Date.parse(subscribed ?? '');
  const ends = Date.parse(expiry ?? '');
  if (Number.isNaN(ends) || isRefundable) {
    /* translators: %s is a date */
    return Number.isNaN(bought) ? '' : sprintf(__('Purchased on %s.', 'jetpack'), format(bought));
  }
  return ends > now
    ? /* translators: %s is a date */ sprintf(__('Renews on %s.', 'jetpack'), format(ends))
    : /* translators: %s is a date */ sprintf(__('Expired on %s.', 'jetpack'), format(ends));
}
