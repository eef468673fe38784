import {
  dismissActivationNotice,
  getLicenseCounts,
  getModules,
  getSettings,
  getSite,
  getSitePurchases,
  type Requests,
  type Resources,
  type ScopedBus,
} from '@site-admin/contracts';
import { catchError, concatMap, filter, of, take, tap, type Subscription } from '@site-admin/runtime/rx';

export interface LicensingDeps {
  readonly shellBus: ScopedBus;
  readonly requests: Requests;
  readonly resources: Resources;
}

/**
 * A licence was activated: counts first, because dismissing the notice about waiting licences names the new count; then all
 * that a licence changes (spec 001 §4.10). What fails on the way keeps nothing else from being fetched.
 */
export function refreshOnLicenseActivation({ shellBus, requests, resources }: LicensingDeps): Subscription {
  const freshCounts = () => {
    resources.refresh(getLicenseCounts);
    return resources.watch(getLicenseCounts).pipe(
      filter(({ status }) => status !== 'loading'),
      take(1),
    );
  };
  return shellBus
    .on('licensing/activated@1')
    .pipe(
      concatMap(() =>
        freshCounts().pipe(
          concatMap((counts) =>
            counts.status === 'ready'
              ? requests.call(dismissActivationNotice, { body: { last_detached_count: counts.data.detached } })
              : of(undefined),
          ),
          // Caught in here, so that the next activation is followed too.
          catchError(() => of(undefined)),
          tap(() => [getSite, getSitePurchases, getModules, getSettings].forEach((endpoint) => resources.refresh(endpoint))),
        ),
      ),
    )
    .subscribe();
}
