import { __, sprintf } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { usePage } from '../frame/page-context';
import { ConnectFrame } from './connect-frame';

/** The user connect screen at /connect-user; `?feature=` names what the person came for (spec 001 §2.6). */
export function ConnectUserScreen() {
  const { standing, navigation } = usePage();
  const { isLinked } = useLive(standing);
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
      intro={__('Some features need to know who you are.', 'jetpack')}
      benefits={[
        __('Mail when your site goes down', 'jetpack'),
        __('Protection of your sign-in page', 'jetpack'),
        __('Sharing new posts to your social accounts', 'jetpack'),
        __('Signing in with your WordPress.com account', 'jetpack'),
        __('Managing this site from your phone', 'jetpack'),
        __('Subscribers, plans and purchases', 'jetpack'),
      ]}
      button={__('Connect your user account', 'jetpack')}
      from="connect-user-screen"
      hasButton={!isLinked}
    />
  );
}
