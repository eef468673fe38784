import { redirectUrl } from '@site-admin/contracts';
import { useModule, useShell, useViewer } from '@site-admin/kit';
import { CardBody, CardLink } from '@site-admin/ui';
import { ConnectLink } from '../../card/connect-link';
import { Description } from '../../card/parts';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagersOrActive, type SettingsCard } from '../../registry/settings-card';
import { getSocialLabels, getSocialTexts } from './social-connections.texts';

const title = () => getSocialTexts().title;

/** The accounts of linked users, else the prompt to connect. */
function AccountsLink() {
  const { isOn } = useModule('publicize');
  const { site } = useShell();
  const texts = getSocialTexts();
  if (!useViewer().isLinked) return <ConnectLink feature={title()}>{texts.connect}</ConnectLink>;
  if (!isOn) return null;
  return <CardLink href={redirectUrl('calypso-marketing-connections', {}, site.initial)}>{texts.accounts}</CardLink>;
}

/** Posts shared to social networks (spec 001 §2.9). */
function SocialConnectionsCard() {
  return (
    <SettingsCardFrame id="publicize" title={title()} footer={<AccountsLink />}>
      <CardBody>
        <Description text={getSocialTexts().description} />
        <ModuleRow slug="publicize" label={getSocialLabels().publicize} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const socialConnectionsCard: SettingsCard = {
  id: 'publicize',
  tab: 'sharing',
  name: title,
  modules: ['publicize'],
  labels: getSocialLabels,
  shows: forManagersOrActive('publicize'),
  Card: SocialConnectionsCard,
};
