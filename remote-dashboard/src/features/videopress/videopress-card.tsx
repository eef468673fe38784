import { useViewer } from '@site-admin/kit';
import { hasVideoPress } from '@site-admin/kit/rules';
import { ModuleCard } from '../../cards/module-card/module-card';
import { PaidButton } from '../../cards/paid-button';
import { OfferedPlan } from './offered-plan';
import { StorageMeter } from './storage-meter';
import { useVideoStorage } from './use-video-storage';
import { getVideoPressTexts } from './videopress.texts';

/** The card of video hosting (spec 000 §2, video hosting card). */
export function VideoPressCard() {
  const { status } = useViewer();
  return status === 'offline' ? <VideoPressFrame /> : <OnlineVideoPress />;
}

/** Mounted only online, so that plan and storage are not fetched otherwise. */
function OnlineVideoPress() {
  const storage = useVideoStorage();
  return <VideoPressFrame storage={storage} />;
}

function VideoPressFrame({ storage }: { readonly storage?: ReturnType<typeof useVideoStorage> }) {
  const texts = getVideoPressTexts();
  return (
    <ModuleCard
      slug="videopress"
      name={texts.title}
      about={texts.about}
      invitation={texts.invitation}
      connectFirst={texts.connectFirst}
      status={hasVideoPress(storage?.features) && <PaidButton />}
      banner={storage && <OfferedPlan {...storage} />}
    >
      <p>{texts.active}</p>
      {storage && <StorageMeter {...storage} />}
    </ModuleCard>
  );
}
