import { CardBody } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getShortlinksLabels, getShortlinksTexts } from './shortlinks.texts';

const title = () => getShortlinksTexts().title;

/** Short URLs of posts and pages (spec 002 §2). */
function ShortlinksCard() {
  return (
    <SettingsCardFrame id="shortlinks" title={title()}>
      <CardBody>
        <ModuleRow slug="shortlinks" label={getShortlinksLabels().shortlinks} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const shortlinksCard: SettingsCard = {
  id: 'shortlinks',
  tab: 'traffic',
  name: title,
  modules: ['shortlinks'],
  labels: getShortlinksLabels,
  shows: forManagers,
  opens: [],
  Card: ShortlinksCard,
};
