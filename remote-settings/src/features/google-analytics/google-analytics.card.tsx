import { redirectUrl, upgradeUrl } from '@site-admin/contracts';
import { useLive, useModule, useShell } from '@site-admin/kit';
import { CardBody, CardLink, ModuleOverrideBanner } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { Description } from '../../card/parts';
import { PlanGate } from '../../card/plan-gate';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { getAnalyticsLabels, getAnalyticsTexts } from './google-analytics.texts';

const title = () => getAnalyticsTexts().title;

function Offer() {
  const { site } = useShell();
  const user = useLive(site.user);
  const { title, offer } = getAnalyticsTexts();
  return (
    <UpgradeBanner
      icon="lock"
      text={offer}
      href={upgradeUrl('settings-ga', site.initial, user)}
      product="security"
      feature={title}
    />
  );
}

/** The tracking id is entered at the provider. */
function ConfigureLink() {
  const { isOn } = useModule('google-analytics');
  const { initial } = useShell().site;
  if (!isOn) return null;
  const href = redirectUrl('calypso-marketing-traffic', { anchor: 'analytics' }, initial);
  return <CardLink href={href}>{getAnalyticsTexts().configure}</CardLink>;
}

function AnalyticsSettings() {
  return (
    <SettingsCardFrame id="google-analytics" title={title()} footer={<ConfigureLink />}>
      <CardBody>
        <Description text={getAnalyticsTexts().description} />
        <ModuleRow slug="google-analytics" label={getAnalyticsLabels()['google-analytics']} />
      </CardBody>
    </SettingsCardFrame>
  );
}

/** Visits counted by Google Analytics (spec 001 §2.5, §4.6; 002 §2). */
function GoogleAnalyticsCard() {
  const { module, unavailable } = useModule('google-analytics');
  if (module && unavailable?.reason === 'disabled-by-admin') {
    return <ModuleOverrideBanner name={title()} learnMoreHref={module.learn_more_button} />;
  }
  return (
    <PlanGate id="google-analytics" title={title()} feature="google-analytics" offer={<Offer />}>
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
