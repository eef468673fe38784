import { getSite, getSiteFeatures } from '@site-admin/contracts';
import { useShell } from '@site-admin/kit';
import { getStoragePercent } from '@site-admin/kit/rules';
import { LoadError, ProgressBar, Skeleton } from '@site-admin/ui';
import type { VideoStorageState } from './use-video-storage';
import { getVideoPressTexts } from './videopress.texts';
import styles from './videopress.module.css';

/** How much of the plan's storage is used; nothing for plans without a limit, and where the usage is not known. */
export function StorageMeter({ isLoading, isFailed, ...storage }: VideoStorageState) {
  const { resources } = useShell();
  const texts = getVideoPressTexts();
  if (isLoading) return <Skeleton width="100%" height={20} />;
  if (isFailed) {
    const retry = () => {
      if (storage.features === undefined) resources.refresh(getSiteFeatures);
      resources.refresh(getSite);
    };
    return (
      <LoadError isCompact status="is-warning" onRetry={retry}>
        {texts.failed}
      </LoadError>
    );
  }
  const percent = getStoragePercent(storage);
  if (percent === undefined) return null;
  return (
    <div className={styles.storage}>
      <p>
        {texts.storage}: {texts.used(percent)}
      </p>
      <ProgressBar value={percent} label={texts.storage} valueText={texts.used(percent)} />
    </div>
  );
}
