import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/kit';
import { useEffect } from 'react';
import { usePage } from '../page/page-context';
import { ConnectAction } from './connect-action';
import { ConnectFrame } from './connect-frame';
import { siteOfflineText } from './offline-texts';
import { isFirstTimeHere } from './setup-start';

const from = 'connect-screen';

/** /setup is where a person is sent who has said already that the site is to be connected: there nobody presses a button. */
function useStartOnSetup(): void {
  const { connection, navigation, services } = usePage();
  const { path } = useLive(navigation.location);
  const isAsked = path === '/setup' && services.site.viewer.current.status === 'unconnected';
  useEffect(() => {
    if (isAsked && isFirstTimeHere(window.history)) connection.connect(from);
  }, [isAsked, connection]);
}

/** The main connect screen: the site is not connected, and this person may connect it (spec 001 §2.6). */
export function ConnectScreen() {
  useStartOnSetup();
  return (
    <ConnectFrame
      title={__('Over 5 million sites are faster and more secure', 'jetpack')}
      intro={__('Connect this site for free, and let it be looked after.', 'jetpack')}
      benefits={[
        __('See how your site does, with stats', 'jetpack'),
        __('Serve optimized images, faster', 'jetpack'),
        __('Keep bots from guessing passwords', 'jetpack'),
        __('Hear of it when your site goes down', 'jetpack'),
        __('And dozens of features more', 'jetpack'),
      ]}
    >
      <ConnectAction label={__('Set up Jetpack', 'jetpack')} from={from} offlineText={siteOfflineText()} />
    </ConnectFrame>
  );
}
