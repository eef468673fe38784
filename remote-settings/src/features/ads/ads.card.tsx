import { redirectUrl, upgradeUrl } from '@site-admin/contracts';
import { useLive, useModule, useShell } from '@site-admin/kit';
import { CardBody, CardLink, ExternalLink } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { PlanGate } from '../../card/plan-gate';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import type { UpgradeBannerProps } from '../../card/upgrade-banner';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { adsForm } from './ads-form';
import { AdsTxtOptions, CcpaOptions, PlacementOptions } from './ads-options';
import { getAdsLabels, getAdsTexts } from './ads.texts';

const title = () => getAdsTexts().title;

function useOffer(): UpgradeBannerProps {
  const { site } = useShell();
  const user = useLive(site.user);
  const { title, offer } = getAdsTexts();
  return { icon: 'lock', text: offer, href: upgradeUrl('settings-ads', site.initial, user), product: 'security', feature: title };
}

function EarningsLink() {
  const { isOn } = useModule('wordads');
  const { initial } = useShell().site;
  if (!isOn) return null;
  return <CardLink href={redirectUrl('calypso-stats-ads-day', {}, initial)}>{getAdsTexts().earnings}</CardLink>;
}

function AdsSettings() {
  const texts = getAdsTexts();
  return (
    <SettingsCardFrame id="ads" title={title()} form={adsForm} footer={<EarningsLink />}>
      <CardBody>
        <p>
          {texts.description} {texts.terms}{' '}
          <ExternalLink href={redirectUrl('wpcom-automattic-ads-tos')}>{texts.readTerms}</ExternalLink>
        </p>
        <ModuleRow slug="wordads" label={getAdsLabels().wordads} />
      </CardBody>
      <PlacementOptions />
      <CcpaOptions />
      <AdsTxtOptions />
    </SettingsCardFrame>
  );
}

/** Ads on the site (spec 002 §2, §3). */
function AdsCard() {
  return (
    <PlanGate id="ads" title={title()} feature="wordads" offer={useOffer()}>
      <AdsSettings />
    </PlanGate>
  );
}

export const adsCard: SettingsCard = {
  id: 'ads',
  tab: 'traffic',
  name: title,
  modules: ['wordads'],
  labels: getAdsLabels,
  shows: forManagers,
  Card: AdsCard,
};
