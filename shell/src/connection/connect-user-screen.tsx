import { Link } from '@site-admin/ui';
import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useLinks } from '../page/links';
import { usePage } from '../page/page-context';
import { ConnectAction } from './connect-action';
import { ConnectFrame } from './connect-frame';
import { getAccountOfflineText } from './offline-texts';

/** The user connect screen at /connect-user; `?feature=` is shown in the title (spec 001 §2.6). */
export function ConnectUserScreen() {
  const { navigation } = usePage();
  const { redirect } = useLinks();
  const { query } = useLive(navigation.location);
  const feature = new URLSearchParams(query).get('feature');
  return (
    <ConnectFrame
      title={
        feature
          ? /* translators: %s: a feature, such as "Downtime monitoring". */
            sprintf(__('Unlock %s and more amazing features', 'jetpack'), feature)
          : __('Unlock all the amazing features of Jetpack by connecting now', 'jetpack')
      }
      intro={__('Connecting your account unlocks these features:', 'jetpack')}
      benefits={[
        __('Email alerts when your site goes down', 'jetpack'),
        __('Brute force protection for your sign-in page', 'jetpack'),
        __('Automatic sharing to your social accounts', 'jetpack'),
        __('Notifications of likes and comments', 'jetpack'),
        __('Site management from your phone', 'jetpack'),
        {
          id: 'all',
          content: <Link href={redirect('jetpack-features')}>{__('And more: see all features', 'jetpack')}</Link>,
        },
      ]}
    >
      <ConnectAction
        label={__('Connect your user account', 'jetpack')}
        from="connect-user-screen"
        offlineText={getAccountOfflineText()}
      />
    </ConnectFrame>
  );
}
