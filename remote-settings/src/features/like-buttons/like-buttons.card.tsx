import { useModule, useShell } from '@site-admin/kit';
import { CardBody, CardLink } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getLikeLabels, getLikeTexts } from './like-buttons.texts';

const title = () => getLikeTexts().title;

function ConfigureLink() {
  const { isOn } = useModule('likes');
  const { adminUrl } = useShell().site.initial;
  if (!isOn) return null;
  return <CardLink href={`${adminUrl}options-general.php?page=sharing#likes`}>{getLikeTexts().configure}</CardLink>;
}

/** Buttons to like posts with (spec 001 §2.9). */
function LikeButtonsCard() {
  return (
    <SettingsCardFrame id="likes" title={title()} footer={<ConfigureLink />}>
      <CardBody>
        <Description text={getLikeTexts().description} />
        <ModuleRow slug="likes" label={getLikeLabels().likes} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const likeButtonsCard: SettingsCard = {
  id: 'likes',
  tab: 'sharing',
  name: title,
  modules: ['likes'],
  labels: getLikeLabels,
  shows: forManagers,
  Card: LikeButtonsCard,
};
