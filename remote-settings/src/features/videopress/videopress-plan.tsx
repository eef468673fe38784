import { getSite } from '@site-admin/contracts';
import { useResource, useShell, useViewer } from '@site-admin/kit';
import { getStoragePercent, hasFreeVideo, hasVideoPress, showsVideoPressOffer, type VideoStorage } from '@site-admin/kit/rules';
import { CardBody, ProgressBar } from '@site-admin/ui';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { useSiteFeatures } from '../../card/use-site-features';
import { getVideoPressTexts } from './videopress.texts';

function StorageMeter({ percent }: { readonly percent: number }) {
  const texts = getVideoPressTexts();
  return (
    <CardBody>
      <p>
        {texts.storage}: {texts.used(percent)}
      </p>
      <ProgressBar value={percent} label={texts.storage} valueText={texts.used(percent)} />
    </CardBody>
  );
}

function getOfferText(storage: VideoStorage): string {
  const texts = getVideoPressTexts();
  if (storage.used === null || storage.used === undefined) return texts.offer;
  return hasFreeVideo(storage) ? texts.freeVideo : texts.freeVideoUsed;
}

/** What the plan includes: the storage meter, or an upgrade (spec 002 §5). */
export function VideoPressPlan() {
  const { navigation } = useShell();
  const { hasConnectedOwner } = useViewer();
  const { data: features, expected, status } = useSiteFeatures();
  const site = useResource(getSite);
  const storage: VideoStorage = { features, used: site.data?.options?.videopress_storage_used };
  const percent = getStoragePercent(storage);
  if (percent !== undefined) return <StorageMeter percent={percent} />;
  const isLoading = (!features && status === 'loading') || site.status === 'loading';
  // Without an owner the banner offers to connect (reference: behaviour, C2).
  const isOffered = hasConnectedOwner
    ? showsVideoPressOffer({ features, hasConnectedOwner, isOffline: false, isLoading: isLoading || !features })
    : features !== undefined && !hasVideoPress(features);
  if (!isOffered && (!isLoading || hasVideoPress(expected))) return null;
  return (
    <UpgradeBanner
      icon="video"
      text={getOfferText(storage)}
      href={navigation.href('/product/videopress')}
      product="videopress"
      feature={getVideoPressTexts().name}
      isLoading={isLoading}
    />
  );
}
