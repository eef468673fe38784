import { __ } from '@site-admin/runtime/i18n';
import { useLive } from '@site-admin/runtime/kit';
import { usePage } from '../frame/page-context';
import { ConnectFrame } from './connect-frame';

/** The main connect screen: the site is not connected, and this person may connect it (spec 001 §2.6). */
export function ConnectScreen() {
  const { standing } = usePage();
  const { isRegistered, isLinked } = useLive(standing);
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
      button={__('Set up Jetpack', 'jetpack')}
      from="connect-screen"
      hasButton={!(isRegistered && isLinked)}
    />
  );
}
