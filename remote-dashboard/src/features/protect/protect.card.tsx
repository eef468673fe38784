import { getProtectCount } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { Skeleton } from '@site-admin/ui';
import { Figure } from '../../figure';
import { ModuleCard } from '../../modules/module-card';

/** Brute force protection: its switch, and while it works how often it was needed. */
export function ProtectCard() {
  return (
    <ModuleCard
      slug="protect"
      name={__('Brute force protection', 'jetpack')}
      about={__('Turns away bots that try to sign in to your site with guessed passwords.', 'jetpack')}
      invitation={__('<activate>Activate</activate> to keep out bots that try to guess passwords.', 'jetpack')}
      connectFirst={__(
        '<connect>Connect your WordPress.com account</connect> to keep out bots that try to guess passwords.',
        'jetpack',
      )}
    >
      <BlockedAttacks />
    </ModuleCard>
  );
}

/** Drawn only while protect works, so that the count is not asked for otherwise. */
function BlockedAttacks() {
  const { status, data } = useResource(getProtectCount);
  if (data) {
    return <Figure count={data}>{__('Attacks on your sign-in page that were turned away so far.', 'jetpack')}</Figure>;
  }
  if (status === 'loading') return <Skeleton width="80%" height={40} />;
  // Nothing blocked, nothing known yet, or the count cannot be had: all are said alike.
  return <p>{__('Protection is on. Data will display here soon.', 'jetpack')}</p>;
}
