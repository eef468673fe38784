import { getProtectCount } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { __, _n } from '@site-admin/runtime/i18n';
import { Skeleton } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { Figure } from '../../cards/figure';
import { ModuleCard } from '../../cards/module-card/module-card';

/** Brute force protection, with the number of blocked attacks. Users without permission to manage modules see it while it is active. */
export const protectCard: DashboardCard = {
  name: 'protect',
  section: 'security',
  module: 'protect',
  shows: ({ permissions, isSubscriber, hasConnectedOwner }, isModuleOn) =>
    permissions.manage_modules || (!isSubscriber && isModuleOn && hasConnectedOwner),
  Card: ProtectCard,
};

function ProtectCard() {
  return (
    <ModuleCard
      slug="protect"
      name={__('Brute force protection', 'jetpack')}
      about={__('Blocks bots that try to sign in to your site with guessed passwords.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to block bots that try to guess passwords.', 'jetpack')}
      connectFirst={__(
        '<connect>Connect your WordPress.com account</connect> to block bots that try to guess passwords.',
        'jetpack',
      )}
    >
      <BlockedAttacks />
    </ModuleCard>
  );
}

/** Mounted only while the module is active, so that the count is not fetched otherwise. */
function BlockedAttacks() {
  const { status, data, updatedAt } = useResource(getProtectCount);
  if (data) {
    return (
      <Figure count={data} updatedAt={updatedAt}>
        {_n('Sign-in attack blocked so far.', 'Sign-in attacks blocked so far.', data, 'jetpack')}
      </Figure>
    );
  }
  if (status === 'loading') return <Skeleton width="80%" height={40} />;
  // Nothing blocked yet, no count, or a count that failed to load.
  return <p>{__('Protection is active. Data will display here soon.', 'jetpack')}</p>;
}
