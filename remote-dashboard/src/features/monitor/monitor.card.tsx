import { __ } from '@site-admin/runtime/i18n';
import { ModuleCard } from '../../modules/module-card';

/** Downtime monitoring: its switch, and what it does. */
export function MonitorCard() {
  return (
    <ModuleCard
      slug="monitor"
      name={__('Downtime monitoring', 'jetpack')}
      about={__('Looks at your site every few minutes and writes to you when it does not answer.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to get an email as soon as your site goes down.', 'jetpack')}
      connectFirst={__(
        '<connect>Connect your WordPress.com account</connect> to get an email as soon as your site goes down.',
        'jetpack',
      )}
    >
      <p>{__('Your site is being watched. Should it go down, you will get an email.', 'jetpack')}</p>
    </ModuleCard>
  );
}
