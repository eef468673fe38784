import type { ScopedBus } from '@site-admin/contracts';
import { concatMap, EMPTY, type Subscription } from '@site-admin/runtime/rx';
import type { RefreshDeps } from './refresh-after-activation';

export interface LicensingDeps extends RefreshDeps {
  readonly shellBus: ScopedBus;
}

/** Refreshes the page after each activated license, one after the other, by code that is loaded with the first. */
export function refreshOnLicenseActivation({ shellBus, ...deps }: LicensingDeps): Subscription {
  return shellBus
    .on('licensing/activated@1')
    .pipe(
      // Without the code the page shows what is older, and the subscription stays active.
      concatMap(() => import('./refresh-after-activation').catch(() => undefined)),
      concatMap((loaded) => loaded?.refreshAfterActivation(deps) ?? EMPTY),
    )
    .subscribe();
}
