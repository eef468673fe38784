import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect } from 'react';
import { usePage } from '../page/page-context';
import { ConnectAction } from './connect-action';
import { ConnectFrame } from './connect-frame';
import { getSiteOfflineText } from './offline-texts';
import { isFirstVisit } from './first-visit';

const from = 'connect-screen';

/** Starts connecting on load at /setup, where the user has already chosen to connect the site. */
function useStartOnSetup(): void {
  const { connection, navigation, services } = usePage();
  const { path } = useLive(navigation.location);
  const isSetup = path === '/setup' && services.site.viewer.current.status === 'unconnected';
  useEffect(() => {
    if (isSetup && isFirstVisit(window.history)) connection.connect(from);
  }, [isSetup, connection]);
}

/** The main connect screen, for users with permission to connect an unconnected site (spec 001 §2.6). */
export function ConnectScreen() {
  useStartOnSetup();
  return (
    <ConnectFrame
      title={__('Over 5 million sites are faster and more secure', 'jetpack')}
      intro={__('Connect your site for free to keep it safe and fast.', 'jetpack')}
      benefits={[
        __('Measure your site with stats', 'jetpack'),
        __('Load pages faster with optimized images', 'jetpack'),
        __('Block bots and brute force attacks', 'jetpack'),
        __('Get notified when your site goes down', 'jetpack'),
        __('And dozens more features', 'jetpack'),
      ]}
    >
      <ConnectAction label={__('Set up Jetpack', 'jetpack')} from={from} offlineText={getSiteOfflineText()} />
    </ConnectFrame>
  );
}
