import { __ } from '@site-admin/runtime/i18n';

/** What a displayed price covers, unless stated otherwise (spec 000 §5). */
export const perMonthBilledYearly = (): string => __('/month, paid yearly', 'jetpack');

/** Shown with every reduced price: discounts apply to the first term only (spec 002 §4, §9). */
export const firstTermOnly = (): string => __('For the first year, then billed at the full price.', 'jetpack');
