import type { ScanStatus } from '@site-admin/contracts';
import { __, _n } from '@site-admin/runtime/i18n';

/** What a scan status means (spec 000 §2, scan card). */
export type ScanResult =
  /** The VaultPress plugin scans the site: its own data tell the result. */
  | { readonly kind: 'vaultpress' }
  /** Not in the site's plan. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'provisioning' }
  | { readonly kind: 'threats'; readonly count: number }
  /** The scanner has no credentials of the server. A status without a list of credentials says nothing about them. */
  | { readonly kind: 'credentials-needed' }
  | { readonly kind: 'secure' }
  /** A state this version does not know. */
  | { readonly kind: 'unknown' };

/** A status in a word, as a badge shows it. */
export interface StatusBadge {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly label: string;
}

/** Returns what the status of the provider's scanner means. */
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
