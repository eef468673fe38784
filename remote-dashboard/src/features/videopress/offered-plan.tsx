import { paidFeatures } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { hasFreeVideo, showsVideoPressOffer } from '@site-admin/kit/rules';
import { PromotionBanner } from '../../cards/promotion-banner';
import type { VideoStorageState } from './use-video-storage';
import { getVideoPressTexts } from './videopress.texts';

/** Offers VideoPress to a site whose plan includes one video only (spec 002 §5). */
export function OfferedPlan({ isLoading, isFailed, ...storage }: VideoStorageState) {
  const { navigation } = useShell();
  const { hasConnectedOwner, status } = useViewer();
  const { features, used } = storage;
  const isOffline = status === 'offline';
  // Without the plan's features there is nothing to compare the offer with.
  const isUnknown = isLoading || (isFailed && features === undefined);
  if (!showsVideoPressOffer({ features, hasConnectedOwner, isOffline, isLoading: isUnknown })) return null;
  const texts = getVideoPressTexts();
  const usedText = hasFreeVideo(storage) ? texts.freeVideo : texts.freeVideoUsed;
  return (
    <PromotionBanner
      icon="video"
      plan={paidFeatures['videopress-jetpack']}
      title={used === null || used === undefined ? texts.offer : usedText}
      upgradeHref={navigation.href('/product/videopress')}
    />
  );
}
