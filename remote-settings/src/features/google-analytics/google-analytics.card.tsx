import { upgradeUrl } from '@site-admin/contracts';
import { useLive, useModule, useShell } from '@site-admin/kit';
import { CardBody, ModuleOverrideBanner } from '@site-admin/ui';
import { MarketingLink } from '../../card/marketing-link';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { PlanGate } from '../../card/plan-gate';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import type { UpgradeBannerProps } from '../../card/upgrade-banner';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getAnalyticsLabels, getAnalyticsTexts } from './google-analytics.texts';

const title = () => getAnalyticsTexts().title;

function useOffer(): UpgradeBannerProps {
  const { site } = useShell();
  const user = useLive(site.user);
  const { title, offer } = getAnalyticsTexts();
  return { icon: 'lock', text: offer, href: upgradeUrl('settings-ga', site.initial, user), product: 'security', feature: title };
}

function AnalyticsSettings() {
  const texts = getAnalyticsTexts();
  // The tracking id is entered at the provider.
  const configure = (
    <MarketingLink slug="google-analytics" anchor="analytics">
      {texts.configure}
    </MarketingLink>
  );
  return (
    <SettingsCardFrame id="google-analytics" title={title()} footer={configure}>
      <CardBody>
        <Description text={texts.description} />
        <ModuleRow slug="google-analytics" label={getAnalyticsLabels()['google-analytics']} />
      </CardBody>
    </SettingsCardFrame>
  );
}

/** Visits counted by Google Analytics (spec 001 §2.5, §4.6; 002 §2). */
function GoogleAnalyticsCard() {
  const { module, unavailable } = useModule('google-analytics');
  const offer = useOffer();
  if (module && unavailable?.reason === 'disabled-by-admin') {
    return <ModuleOverrideBanner name={title()} learnMoreHref={module.learn_more_button} />;
  }
  return (
    <PlanGate id="google-analytics" title={title()} feature="google-analytics" offer={offer}>
      <AnalyticsSettings />
    </PlanGate>
  );
}

export const googleAnalyticsCard: SettingsCard = {
  id: 'google-analytics',
  tab: 'traffic',
  name: title,
  modules: ['google-analytics'],
  labels: getAnalyticsLabels,
  shows: forManagers,
  Card: GoogleAnalyticsCard,
};
