import type { ResourceState, RewindStatus } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import type { StatusBadge } from './scan';

/** Content of a card about backups (spec 001 §4.12, 002 §4). */
export type RewindContent =
  | { readonly kind: 'loading' }
  /** An info notice without a link. */
  | { readonly kind: 'provisioning' }
  /** A notice with a link to enter server credentials. */
  | { readonly kind: 'awaiting-credentials' }
  /** A link to the activity log. */
  | { readonly kind: 'active' }
  /** The content of the VaultPress plugin. */
  | { readonly kind: 'vaultpress' }
  /** The "Oops" error: a state this version does not know, or a status that could not be loaded. */
  | { readonly kind: 'error' };

/** Selects the content for the rewind resource. A status from an earlier response stays while it is fetched again or fails to be. */
export function selectRewindContent({ status, data }: ResourceState<RewindStatus>): RewindContent {
  if (!data) return { kind: status === 'failed' ? 'error' : 'loading' };
  switch (data.state) {
    case 'provisioning':
    case 'active':
      return { kind: data.state };
    case 'awaiting_credentials':
      return { kind: 'awaiting-credentials' };
    case 'unavailable':
    case '':
      return { kind: 'vaultpress' };
    default:
      return { kind: 'error' };
  }
}

/** Returns the badge of a rewind state (spec 002 §4, Badges); none for other states. */
export function toRewindBadge({ kind }: RewindContent): StatusBadge | undefined {
  switch (kind) {
    case 'provisioning':
      return { tone: 'info', label: __('Setting up', 'jetpack') };
    case 'awaiting-credentials':
      return { tone: 'warning', label: __('Action needed', 'jetpack') };
    case 'active':
      return { tone: 'success', label: __('Connected', 'jetpack') };
    default:
      return undefined;
  }
}

/**
 * Whether backups are shown (spec 002 §5).
 *
 * @param isEnabled `siteData.showBackups`.
 */
export function showsBackups(isEnabled: boolean, { state }: Pick<RewindStatus, 'state'>): boolean {
  return isEnabled && (state === 'active' || state === 'unavailable');
}
