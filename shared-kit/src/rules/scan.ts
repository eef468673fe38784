import type { ScanStatus } from '@site-admin/contracts';
import { __, _n } from '@site-admin/runtime/i18n';

/** Result of a scan status (spec 000 §2, scan card). */
export type ScanResult =
  /** The VaultPress plugin scans the site: the result is in its own data. */
  | { readonly kind: 'vaultpress' }
  /** Not in the site's plan. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'provisioning' }
  | { readonly kind: 'threats'; readonly count: number }
  /** The scanner has no credentials of the server. Not concluded from a status without a list of credentials. */
  | { readonly kind: 'credentials-needed' }
  | { readonly kind: 'secure' }
  /** A state this version does not know. */
  | { readonly kind: 'unknown' };

/** A status as a one-word badge. */
export interface StatusBadge {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly label: string;
}

/** Returns the result of the provider's scan status. */
export function toScanResult({ state, reason, threats = [], credentials }: ScanStatus): ScanResult {
  if (reason === 'vp_active_on_site') return { kind: 'vaultpress' };
  switch (state) {
    case 'unavailable':
    case 'provisioning':
      return { kind: state };
    case 'idle':
    case 'scanning':
      if (threats.length > 0) return { kind: 'threats', count: threats.length };
      return { kind: credentials?.length === 0 ? 'credentials-needed' : 'secure' };
    default:
      return { kind: 'unknown' };
  }
}

/** Returns the badge of a result (spec 002 §4, Badges); none while the site is not scanned. */
export function toScanBadge(result: ScanResult): StatusBadge | undefined {
  switch (result.kind) {
    case 'threats':
      return { tone: 'error', label: _n('Threat', 'Threats', result.count, 'jetpack') };
    case 'credentials-needed':
      return { tone: 'warning', label: __('Action needed', 'jetpack') };
    case 'secure':
      return { tone: 'success', label: __('Secure', 'jetpack') };
    default:
      return undefined;
  }
}
