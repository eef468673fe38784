import type { Purchase } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { purchaseText } from './purchase.texts';

/** When a purchase renews, or when it expired. */
export function PurchaseDates({ purchase }: { readonly purchase: Purchase }) {
  const { i18n, clock } = useShell();
  return purchaseText({ purchase, now: clock.now(), format: (ms) => i18n.date(ms) });
}
