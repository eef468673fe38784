import { moneyBackDays } from '@site-admin/contracts';
import { __, sprintf } from '@site-admin/runtime/i18n';

/** What a displayed price covers, unless stated otherwise (spec 000 §5). */
export const perMonthBilledYearly = (): string => __('/month, paid yearly', 'jetpack');

/** Shown with every reduced price: discounts apply to the first term only (spec 002 §4, §9). */
export const firstTermOnly = (): string => __('For the first year, then billed at the full price.', 'jetpack');

/** Shown with everything that can be bought (spec 002 §2, §9). */
export const moneyBackGuarantee = (): string =>
  /* translators: %d: a number of days. */
  sprintf(__('%d-day money-back guarantee', 'jetpack'), moneyBackDays);
