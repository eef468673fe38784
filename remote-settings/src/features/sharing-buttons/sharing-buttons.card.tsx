import { redirectUrl } from '@site-admin/contracts';
import { useModule, useShell, useViewer } from '@site-admin/kit';
import { CardBody, CardLink } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getSharingLabels, getSharingTexts } from './sharing-buttons.texts';

const title = () => getSharingTexts().title;

/** The buttons are configured at the provider by linked users, else on the site (reference: behaviour, C3). */
function ConfigureLink() {
  const { isOn } = useModule('sharedaddy');
  const { initial } = useShell().site;
  const { isLinked, status } = useViewer();
  if (!isOn) return null;
  const href =
    isLinked && status !== 'offline'
      ? redirectUrl('calypso-marketing-sharing-buttons', {}, initial)
      : `${initial.adminUrl}options-general.php?page=sharing`;
  return <CardLink href={href}>{getSharingTexts().configure}</CardLink>;
}

/** Buttons to share posts with (spec 001 §2.9). */
function SharingButtonsCard() {
  return (
    <SettingsCardFrame id="sharedaddy" title={title()} footer={<ConfigureLink />}>
      <CardBody>
        <Description text={getSharingTexts().description} />
        <ModuleRow slug="sharedaddy" label={getSharingLabels().sharedaddy} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const sharingButtonsCard: SettingsCard = {
  id: 'sharedaddy',
  tab: 'sharing',
  name: title,
  modules: ['sharedaddy'],
  labels: getSharingLabels,
  shows: forManagers,
  Card: SharingButtonsCard,
};
