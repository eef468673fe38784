import { __ } from '@site-admin/runtime/i18n';

/** Returns whether a typed percentage can be sent. */
export const isPercent = (typed: string): boolean => typed !== '' && Number(typed) >= 0 && Number(typed) <= 100;

/** Returns the error of a typed percentage; undefined for none, and for an empty one, which the form requires. */
export const getPercentError = (typed: string): string | undefined =>
  typed === '' || isPercent(typed) ? undefined : __('Enter a number from 0 to 100.', 'jetpack');
