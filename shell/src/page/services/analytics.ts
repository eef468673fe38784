import type { Analytics } from '@site-admin/contracts';

/** The page's analytics, and who decides whether there are any. */
export interface PageAnalytics extends Analytics {
  /** Whether the person may be counted. As long as nobody knows (undefined), what happens waits here and is sent to nobody. */
  allow(may: boolean | undefined): void;
}
