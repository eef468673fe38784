import type { ScopedBus } from '@site-admin/contracts';
import { concatMap, type Subscription } from '@site-admin/runtime/rx';
import { refreshAfterActivation, type RefreshDeps } from './refresh-after-activation';

export interface LicensingDeps extends RefreshDeps {
  readonly shellBus: ScopedBus;
}

/** Refreshes the page after each activated license, one after the other. */
export function refreshOnLicenseActivation({ shellBus, ...deps }: LicensingDeps): Subscription {
  return shellBus
    .on('licensing/activated@1')
    .pipe(concatMap(() => refreshAfterActivation(deps)))
    .subscribe();
}
