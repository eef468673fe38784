import { siteHas, type EndpointResult, type getVaultPressData, type SiteFeatures } from '@site-admin/contracts';

/** What the VaultPress plugin does for the site. */
export interface VaultPressState {
  readonly hasBackups: boolean;
  readonly hasSecurity: boolean;
  readonly threats: number;
}

/** Without the plugin, or before it is set up. */
export const noVaultPress: VaultPressState = { hasBackups: false, hasSecurity: false, threats: 0 };

/** Returns the state of the plugin. Its record is in `data`, or at the top level of the response. */
export function toVaultPressState(response: EndpointResult<typeof getVaultPressData> | undefined): VaultPressState {
  if (!response) return noVaultPress;
  const { features, security } = response.data ?? response;
  return {
    hasBackups: features?.backups === true,
    hasSecurity: features?.security === true,
    threats: security?.notice_count ?? 0,
  };
}

/** The text about VaultPress. `inactive`: backups, scanning or both were bought, but are not active yet. */
export type VaultPressText = 'threats' | 'secure' | 'backed-up' | `inactive-${'backups' | 'scan' | 'both'}`;

/** Selects the text about VaultPress (spec 001 §4.12; reference: behaviour, C3). */
export function selectVaultPressText(
  { hasBackups, hasSecurity, threats }: VaultPressState,
  features: SiteFeatures | undefined,
): VaultPressText {
  if (hasBackups && hasSecurity) return threats > 0 ? 'threats' : 'secure';
  if (hasBackups) return 'backed-up';
  if (!siteHas(features, 'scan')) return 'inactive-backups';
  return siteHas(features, 'backups') ? 'inactive-both' : 'inactive-scan';
}
