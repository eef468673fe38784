import type { Settings } from '@site-admin/contracts';

/** Returns the address; '' for the values that sites store for none (reference: behaviour, C3). */
export const getEmailAddress = (stored: Settings['post_by_email_address']): string =>
  typeof stored === 'string' && stored !== '1' ? stored : '';
