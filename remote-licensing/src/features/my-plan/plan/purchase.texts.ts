import type { Purchase } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

export interface PurchaseTextParts {
  readonly purchase: Pick<Purchase, 'subscribed_date' | 'expiry_date' | 'is_refundable'>;
  /** Unix ms. */
  readonly now: number;
  /** Formats Unix ms as a date. */
  readonly format: (ms: number) => string;
}

/** Returns the dates of a purchase as a sentence (spec 001 §4.9); '' for a purchase without dates. */
export function purchaseText({ purchase, now, format }: PurchaseTextParts): string {
  const subscribedAt = Date.parse(purchase.subscribed_date ?? '');
  const expiresAt = Date.parse(purchase.expiry_date ?? '');
  if (Number.isNaN(expiresAt) || purchase.is_refundable) {
    /* translators: %s is a date */
    return Number.isNaN(subscribedAt) ? '' : sprintf(__('Purchased on %s.', 'jetpack'), format(subscribedAt));
  }
  return expiresAt > now
    ? /* translators: %s is a date */ sprintf(__('Renews on %s.', 'jetpack'), format(expiresAt))
    : /* translators: %s is a date */ sprintf(__('Expired on %s.', 'jetpack'), format(expiresAt));
}
