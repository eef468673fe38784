import { usePlugin } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { PluginCard } from './plugin-card';

const isInstalled = ({ status }: ReturnType<typeof usePlugin>) => status === 'active' || status === 'inactive';

/** Boost, or its development version where that is the one installed. */
export function BoostCard() {
  const released = usePlugin('jetpack-boost');
  const development = usePlugin('jetpack-boost-dev');
  const plugin = isInstalled(development) && released.status !== 'active' ? development : released;
  return (
    <PluginCard
      name={__('Boost', 'jetpack')}
      icon="boost"
      text={__("Improve your site's performance and SEO in a few clicks with the free Jetpack Boost plugin.", 'jetpack')}
      learnMoreSource="stats-nudges-boost-learn"
      adminPage="jetpack-boost"
      plugin={plugin}
    />
  );
}

export function CrmCard() {
  return (
    <PluginCard
      name={__('CRM', 'jetpack')}
      icon="people"
      text={__('Sell more and get more leads with the free Jetpack CRM plugin built specifically for WordPress.', 'jetpack')}
      learnMoreSource="stats-nudges-crm-learn"
      adminPage="zerobscrm-dash"
      plugin={usePlugin('zero-bs-crm')}
    />
  );
}
