import { __ } from '@site-admin/runtime/i18n';
import { ModuleRow } from '../../card/module-row';
import { Rows } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type CardProps, type SettingsCard } from '../../registry/settings-card';
import { getWidgetLabels } from './widgets.texts';

const title = () => __('Widgets', 'jetpack');

/** Extra widgets, and where widgets are shown (spec 002 §2). */
function WidgetsCard({ shown }: CardProps) {
  const labels = getWidgetLabels();
  return (
    <SettingsCardFrame id="widgets" title={title()}>
      <Rows>
        {shown.includes('widgets') && <ModuleRow slug="widgets" label={labels.widgets} />}
        {shown.includes('widget-visibility') && <ModuleRow slug="widget-visibility" label={labels['widget-visibility']} />}
      </Rows>
    </SettingsCardFrame>
  );
}

export const widgetsCard: SettingsCard = {
  id: 'widgets',
  tab: 'writing',
  name: title,
  modules: ['widgets', 'widget-visibility'],
  labels: getWidgetLabels,
  shows: forManagers,
  opens: [],
  Card: WidgetsCard,
};
