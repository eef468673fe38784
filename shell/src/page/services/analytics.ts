import type { Analytics } from '@site-admin/contracts';

/** The page's analytics, with the consent to them. */
export interface PageAnalytics extends Analytics {
  /** Sets the user's consent. Events are queued, and not sent, while it is unknown (undefined). */
  allow(isAllowed: boolean | undefined): void;
}
