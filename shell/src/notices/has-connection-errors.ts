import type { ConnectionError, RequestError } from '@site-admin/contracts';

export interface ErrorSources {
  /** Errors from the page's data. */
  readonly errors: readonly ConnectionError[];
  /** Error of fetching `site`; undefined after a success, or before the first request. */
  readonly siteData: RequestError | undefined;
}

/** Returns whether there is an error. Entries without an action are ignored (behaviour A4). */
export const hasConnectionErrors = ({ errors, siteData }: ErrorSources): boolean =>
  siteData !== undefined || errors.some(({ action }) => action);
