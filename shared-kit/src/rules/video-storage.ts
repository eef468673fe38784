import { siteHas, type SiteFeatures } from '@site-admin/contracts';

/** Units of `videopress_storage_used` per percent of 1 TB (spec 000 §2, 002 §5). */
const unitsPerPercent = 10_000;

/** Whether the plan includes VideoPress, in any size (behaviour B5). */
export function hasVideoPress(features: SiteFeatures | undefined): boolean {
  return (
    siteHas(features, 'videopress') ||
    siteHas(features, 'videopress-1tb-storage') ||
    siteHas(features, 'videopress-unlimited-storage')
  );
}

export interface VideoStorage {
  /** Undefined while they are loading. */
  readonly features: SiteFeatures | undefined;
  /** `options.videopress_storage_used` of the site; null or undefined where it is not known. */
  readonly used: number | null | undefined;
}

/**
 * Returns how much of 1 TB is used, in percent (rounded up, at most 100), or undefined where no storage meter is shown: without the
 * feature, with unlimited storage, or with unknown usage (spec 000 §2, 002 §5).
 */
export function getStoragePercent({ features, used }: VideoStorage): number | undefined {
  if (!hasVideoPress(features) || siteHas(features, 'videopress-unlimited-storage')) return undefined;
  if (used === null || used === undefined) return undefined;
  return Math.min(100, Math.ceil(used / unitsPerPercent));
}

/** Whether the one free video of a site without the feature is still available (spec 000 §9, behaviour B5). */
export const hasFreeVideo = ({ features, used }: VideoStorage): boolean => !hasVideoPress(features) && used === 0;

export interface VideoPressOffer {
  readonly features: SiteFeatures | undefined;
  readonly hasConnectedOwner: boolean;
  readonly isOffline: boolean;
  readonly isLoading: boolean;
}

/** Whether an upgrade to VideoPress is offered (spec 000 §2, 002 §5). */
export function showsVideoPressOffer({ features, hasConnectedOwner, isOffline, isLoading }: VideoPressOffer): boolean {
  return hasConnectedOwner && !isOffline && !isLoading && !hasVideoPress(features);
}
