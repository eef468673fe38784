import { siteHas, type SiteFeatures } from '@site-admin/contracts';
import type { RewindContent, VaultPressState } from '@site-admin/kit/rules';

/** Returns whether the card is about backups only: the site has backups and no scan (reference: behaviour, C3). */
export const isBackupsOnly = (features: SiteFeatures | undefined): boolean =>
  siteHas(features, 'backups') && !siteHas(features, 'scan');

export interface ProtectionParts {
  readonly features: SiteFeatures | undefined;
  readonly rewind: RewindContent['kind'];
  readonly vaultPress: VaultPressState;
  readonly isMultisite: boolean;
}

export interface Protection {
  /** The state of backups is shown: they were bought, or the provider makes them. */
  readonly showsState: boolean;
  /** The upgrade that is offered. */
  readonly offer: 'scan' | 'backups' | undefined;
}

/** Selects the parts of the card about backups and scanning (spec 001 §2.8; reference: behaviour, C2). */
export function selectProtection({ features, rewind, vaultPress, isMultisite }: ProtectionParts): Protection {
  const hasBackups = siteHas(features, 'backups');
  const hasScan = siteHas(features, 'scan');
  const isBought = hasBackups || hasScan || vaultPress.hasBackups || vaultPress.hasSecurity;
  const isOffered = !isMultisite && !hasBackups && !vaultPress.hasBackups;
  return {
    showsState: isBought || rewind !== 'vaultpress',
    offer: isOffered ? getOffer(hasScan || vaultPress.hasSecurity) : undefined,
  };
}

const getOffer = (hasScan: boolean) => (hasScan ? 'backups' : 'scan');

/** Returns whether there is nothing to show: on a multisite, nothing is offered (reference: behaviour, C2). */
export const isEmpty = ({ showsState, offer }: Protection): boolean => !showsState && offer === undefined;
