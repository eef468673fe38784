import { offlineText, useViewer } from '@site-admin/kit';
import { CardBody } from '@site-admin/ui';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Description, Nested, PartTitle } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { VideoPressPlan } from './videopress-plan';
import { getVideoPressLabels, getVideoPressTexts } from './videopress.texts';

const title = () => getVideoPressTexts().title;

/** Video on the site (spec 002 §2, §5). */
function VideoPressCard() {
  const { hasConnectedOwner, status } = useViewer();
  const labels = getVideoPressLabels();
  const texts = getVideoPressTexts();
  return (
    <SettingsCardFrame id="videopress" title={title()}>
      <CardBody>
        <PartTitle text={texts.name} />
        <Description text={texts.description} />
        {!hasConnectedOwner && status === 'offline' && <p>{offlineText()}</p>}
        {hasConnectedOwner && (
          <>
            <ModuleRow slug="videopress" label={labels.videopress} />
            <Nested>
              <ModuleOptionRow
                slug="videopress"
                name="videopress_private_enabled_for_site"
                label={labels.videopress_private_enabled_for_site}
                needsModule
              />
            </Nested>
          </>
        )}
      </CardBody>
      {status !== 'offline' && <VideoPressPlan />}
    </SettingsCardFrame>
  );
}

export const videoPressCard: SettingsCard = {
  id: 'videopress',
  tab: 'performance',
  name: title,
  modules: ['videopress'],
  searchTerms: ['VideoPress'],
  labels: getVideoPressLabels,
  shows: forManagers,
  Card: VideoPressCard,
};
