import { __ } from '@site-admin/runtime/i18n';
import type { DashboardCard } from '../../cards/dashboard-card';
import { ModuleCard } from '../../cards/module-card/module-card';

/** Downtime monitoring. */
export const monitorCard: DashboardCard = {
  name: 'monitor',
  section: 'security',
  module: 'monitor',
  shows: ({ permissions }) => permissions.manage_modules,
  Card: MonitorCard,
};

function MonitorCard() {
  return (
    <ModuleCard
      slug="monitor"
      name={__('Downtime monitoring', 'jetpack')}
      about={__('Checks your site every few minutes and emails you when it is down.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to get an email when your site goes down.', 'jetpack')}
      connectFirst={__(
        '<connect>Connect your WordPress.com account</connect> to get an email when your site goes down.',
        'jetpack',
      )}
    >
      <p>{__('Jetpack is monitoring your site. You will get an email if it goes down.', 'jetpack')}</p>
    </ModuleCard>
  );
}
