import { redirectUrl } from '@site-admin/contracts';
import { useShell, useViewer } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { ExternalLink } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { TextCard } from '../../cards/text-card';

/** A link to the log of changes to the site, which the provider keeps along with backups. */
export const activityCard: DashboardCard = {
  name: 'activity',
  section: 'security',
  shows: ({ permissions, status }, _isModuleOn, backups) =>
    permissions.manage_modules && (status === 'offline' || backups === 'active'),
  isFirst: (backups) => backups === 'active',
  Card: ActivityCard,
};

function ActivityCard() {
  const { site } = useShell();
  const { status } = useViewer();
  return (
    <TextCard title={__('Activity', 'jetpack')} isOffline={status === 'offline'}>
      <p>{__('See every change to your site, with its time and author.', 'jetpack')}</p>
      <p>
        <ExternalLink href={redirectUrl('calypso-activity-log', {}, site.initial)}>
          {__('View site activity', 'jetpack')}
        </ExternalLink>
      </p>
    </TextCard>
  );
}
