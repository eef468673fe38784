import {
  dismissActivationNotice,
  getLicenseCounts,
  getModules,
  getSettings,
  getSite,
  getSitePurchases,
  type Requests,
  type Resources,
} from '@site-admin/contracts';
import { catchError, concatMap, filter, of, take, tap, type Observable } from '@site-admin/runtime/rx';

export interface RefreshDeps {
  readonly requests: Requests;
  readonly resources: Resources;
}

/**
 * Refreshes the page after a license was activated: first the counts, because dismissing the notice about unattached licenses needs
 * the new count; then everything a license changes (spec 001 §4.10). A failed call does not prevent the following ones.
 */
export function refreshAfterActivation({ requests, resources }: RefreshDeps): Observable<unknown> {
  resources.refresh(getLicenseCounts);
  return resources.watch(getLicenseCounts).pipe(
    filter(({ status }) => status !== 'loading'),
    take(1),
    concatMap((counts) =>
      counts.status === 'ready'
        ? requests.call(dismissActivationNotice, { body: { last_detached_count: counts.data.detached } })
        : of(undefined),
    ),
    catchError(() => of(undefined)),
    tap(() => [getSite, getSitePurchases, getModules, getSettings].forEach((endpoint) => resources.refresh(endpoint))),
  );
}
