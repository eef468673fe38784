import { CardBody } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type CardProps, type SettingsCard } from '../../registry/settings-card';
import { SiteAcceleratorRows } from './site-accelerator-rows';
import { getSpeedLabels, getSpeedTexts } from './speed.texts';

const title = () => getSpeedTexts().title;

/** The site accelerator and lazy images (spec 002 §2). */
function SpeedCard({ shown }: CardProps) {
  const texts = getSpeedTexts();
  return (
    <SettingsCardFrame id="speed" title={title()}>
      {(shown.includes('photon') || shown.includes('photon-cdn')) && (
        <CardBody>
          <Description text={texts.accelerator} />
          <SiteAcceleratorRows shown={shown} />
        </CardBody>
      )}
      {shown.includes('lazy-images') && (
        <CardBody>
          <Description text={texts.lazyImages} />
          <ModuleRow slug="lazy-images" label={getSpeedLabels()['lazy-images']} />
        </CardBody>
      )}
    </SettingsCardFrame>
  );
}

export const speedCard: SettingsCard = {
  id: 'speed',
  tab: 'performance',
  name: title,
  modules: ['photon', 'photon-cdn', 'lazy-images'],
  labels: getSpeedLabels,
  shows: forManagers,
  Card: SpeedCard,
};
