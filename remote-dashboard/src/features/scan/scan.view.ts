import type { ResourceState, ScanStatus } from '@site-admin/contracts';
import type { Viewer } from '../../viewer';

/** What the scan card shows: one of these (spec 000 §2, Scan card). */
export type ScanView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' }
  /** Scanning is not part of the site's plan. */
  | { readonly kind: 'offer' }
  | { readonly kind: 'provisioning' }
  | { readonly kind: 'threats'; readonly count: number }
  /** The scanner was given no way into the site's server. */
  | { readonly kind: 'credentials' }
  | { readonly kind: 'safe' }
  /** The old plugin lacks its key. */
  | { readonly kind: 'not-registered' }
  /** The old plugin comes with the plan, but does not work: `missing` where it is not even installed. */
  | { readonly kind: 'plugin-off'; readonly plugin: 'inactive' | 'missing' | 'not-mine' }
  /** A state of a later version of the scanner. */
  | { readonly kind: 'unknown' };

/** Who looks the site through: the provider's scanner, or the old backup plugin. */
export type Scanner = 'scan' | 'vaultpress';

/** How scanning stands, and by whose word. */
export interface ScanState {
  readonly by: Scanner;
  readonly view: ScanView;
}

/** Scanning is the old plugin's, which has to be asked. */
export interface AskVaultPress {
  readonly kind: 'ask-vaultpress';
}

/** The scanner is at work: what it found, and what it lacks. No list of credentials means that nobody knows. */
function found({ threats = [], credentials }: ScanStatus): ScanView {
  if (threats.length > 0) return { kind: 'threats', count: threats.length };
  return credentials?.length === 0 ? { kind: 'credentials' } : { kind: 'safe' };
}

/** What the scanner said. */
export function scanViewOf({ status, data }: ResourceState<ScanStatus>): ScanView | AskVaultPress {
  if (!data) return { kind: status === 'failed' ? 'failed' : 'loading' };
  if (data.reason === 'vp_active_on_site') return { kind: 'ask-vaultpress' };
  switch (data.state) {
    case 'unavailable':
      return { kind: 'offer' };
    case 'provisioning':
      return { kind: 'provisioning' };
    case 'idle':
    case 'scanning':
      return found(data);
    default:
      return { kind: 'unknown' };
  }
}

/** Who may see the card at all. Sites the provider runs have no need of it; on networks it depends on what the scanner says. */
export const showsScan = ({ can, isAtomic }: Viewer) => can.manage_modules && !isAtomic;
