import { CardBody } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getToolbarLabels, getToolbarTexts } from './toolbar.texts';

const title = () => getToolbarTexts().title;

/** The toolbar of the provider in place of the admin's (spec 002 §2). */
function ToolbarCard() {
  return (
    <SettingsCardFrame id="masterbar" title={title()}>
      <CardBody>
        <Description text={getToolbarTexts().description} />
        <ModuleRow slug="masterbar" label={getToolbarLabels().masterbar} />
      </CardBody>
    </SettingsCardFrame>
  );
}

export const toolbarCard: SettingsCard = {
  id: 'masterbar',
  tab: 'writing',
  name: title,
  modules: ['masterbar'],
  labels: getToolbarLabels,
  // Sites hosted by the provider always have the toolbar (reference: behaviour, C3).
  shows: (context) => forManagers(context) && !context.viewer.isAtomicSite,
  Card: ToolbarCard,
};
