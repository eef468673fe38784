import { getSite, getSiteFeatures } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import type { VideoStorage } from '@site-admin/kit/rules';

/** What the site's plan includes, and how much of it is used. */
export interface VideoStorageState extends VideoStorage {
  readonly isLoading: boolean;
  /** The plan or the usage could not be loaded. */
  readonly isFailed: boolean;
}

export function useVideoStorage(): VideoStorageState {
  const features = useResource(getSiteFeatures);
  const site = useResource(getSite);
  const states = [features, site];
  return {
    features: features.data,
    used: site.data?.options?.videopress_storage_used,
    isLoading: states.some(({ status, data }) => status === 'loading' && data === undefined),
    isFailed: states.some(({ status, data }) => status === 'failed' && data === undefined),
  };
}
