import type { ResourceState, ScanStatus } from '@site-admin/contracts';
import { toScanResult, type ScanResult } from '@site-admin/kit/rules';

/** What the scan card shows: one of these (spec 000 §2, Scan card). */
export type ScanView =
  | { readonly kind: 'offline' | 'loading' | 'failed' }
  | ScanResult
  /** VaultPress has no registration key. */
  | { readonly kind: 'not-registered' }
  /** The plan includes VaultPress, which is not active. `no-permission`: the user may not manage plugins. */
  | { readonly kind: 'plugin-inactive'; readonly plugin: 'installed' | 'missing' | 'no-permission' };

/** Where a view comes from: the provider's scanner, or the VaultPress plugin. */
export type ScanSource = 'scan' | 'vaultpress';

/** Selects the view for the scan resource. A status from an earlier response stays while it is fetched again or fails to be. */
export function selectScanView({ status, data }: ResourceState<ScanStatus>): ScanView {
  if (data) return toScanResult(data);
  return { kind: status === 'failed' ? 'failed' : 'loading' };
}
