import {
  siteHas,
  type EndpointResult,
  type ResourceState,
  type SiteFeatures,
  type getVaultPressData,
} from '@site-admin/contracts';
import { selectVaultPressText, toVaultPressState, type VaultPressText } from '@site-admin/kit/rules';

type VaultPressData = EndpointResult<typeof getVaultPressData>;

/** What the card shows where the provider makes no backups: one of these (reference: behaviour, B5). */
export type FallbackView =
  | { readonly kind: 'loading' | 'failed' }
  /** The plan includes backups, which are not set up yet: the site is new. */
  | { readonly kind: 'new-site' }
  /** VaultPress makes backups, or they were bought and are not active yet. */
  | {
      readonly kind: 'vaultpress';
      readonly text: VaultPressText;
      readonly threats: number;
      readonly lastBackup: number | undefined;
    }
  | { readonly kind: 'offer' };

export interface FallbackParts {
  /** Why the provider's backups are unavailable. */
  readonly reason: string | undefined;
  readonly features: ResourceState<SiteFeatures>;
  /** Undefined where the module is not active. */
  readonly vaultPress: ResourceState<VaultPressData> | undefined;
}

/** Selects the view. VaultPress data that fail to load count as missing. */
export function selectFallbackView({ reason, features, vaultPress }: FallbackParts): FallbackView {
  const response = vaultPress?.data;
  if (vaultPress?.status === 'loading' && !response) return { kind: 'loading' };
  const state = toVaultPressState(response);
  if (!features.data && !state.hasBackups) return { kind: features.status === 'failed' ? 'failed' : 'loading' };
  const hasBackups = siteHas(features.data, 'backups');
  if (hasBackups && reason === 'site_new') return { kind: 'new-site' };
  if (!state.hasBackups && !hasBackups && !siteHas(features.data, 'vaultpress-backups')) return { kind: 'offer' };
  return {
    kind: 'vaultpress',
    text: selectVaultPressText(state, features.data),
    threats: state.threats,
    lastBackup: response?.data?.backups?.last_backup || undefined,
  };
}
