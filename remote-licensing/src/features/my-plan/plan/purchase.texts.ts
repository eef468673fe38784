import { isEnding, type Purchase } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

export interface PurchaseTextParts {
  readonly purchase: Pick<Purchase, 'subscribed_date' | 'expiry_date' | 'expiry_status' | 'is_refundable'>;
  /** Unix ms. */
  readonly now: number;
  /** Formats Unix ms as a date. */
  readonly format: (ms: number) => string;
}

/** Statuses of purchases without an expiry of their own. */
const endless: readonly (string | undefined)[] = ['included', 'one-time-purchase'];

/** Returns the dates of a purchase as a sentence (spec 001 §4.9); '' for a purchase without dates. */
export function purchaseText({ purchase, now, format }: PurchaseTextParts): string {
  const { expiry_status: status, is_refundable: isRefundable } = purchase;
  const subscribedAt = Date.parse(purchase.subscribed_date ?? '');
  const expiresAt = Date.parse(purchase.expiry_date ?? '');
  if (Number.isNaN(expiresAt) || isRefundable || endless.includes(status)) {
    /* translators: %s is a date */
    return Number.isNaN(subscribedAt) ? '' : sprintf(__('Purchased on %s.', 'jetpack'), format(subscribedAt));
  }
  /* translators: %s is a date */
  if (expiresAt <= now) return sprintf(__('Expired on %s.', 'jetpack'), format(expiresAt));
  return isEnding(purchase)
    ? /* translators: %s is a date */ sprintf(__('Expires on %s.', 'jetpack'), format(expiresAt))
    : /* translators: %s is a date */ sprintf(__('Renews on %s.', 'jetpack'), format(expiresAt));
}
