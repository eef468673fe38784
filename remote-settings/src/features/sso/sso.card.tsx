import { CardBody } from '@site-admin/ui';
import { ModuleConnectLink } from '../../card/connect-link';
import { ModuleOptionRow, ModuleRow } from '../../card/module-row';
import { Description, Nested } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getSsoLabels, getSsoTexts } from './sso.texts';

const title = () => getSsoTexts().title;
const options = ['jetpack_sso_match_by_email', 'jetpack_sso_require_two_step'] as const;

/** Logging in with an account of the provider (spec 001 §2.8). */
function SsoCard() {
  const texts = getSsoTexts();
  const labels = getSsoLabels();
  const prompt = (
    <ModuleConnectLink slug="sso" feature={title()}>
      {texts.connect}
    </ModuleConnectLink>
  );
  return (
    <SettingsCardFrame id="sso" title={title()} footer={prompt}>
      <CardBody>
        <Description text={texts.description} />
        <ModuleRow slug="sso" label={labels.sso} />
        <Nested>
          {options.map((name) => (
            <ModuleOptionRow key={name} slug="sso" name={name} label={labels[name]} needsModule />
          ))}
        </Nested>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const ssoCard: SettingsCard = {
  id: 'sso',
  tab: 'security',
  name: title,
  modules: ['sso'],
  labels: getSsoLabels,
  shows: forManagers,
  Card: SsoCard,
};
