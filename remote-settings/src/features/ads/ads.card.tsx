import { getSiteFeatures, redirectUrl, siteHas, upgradeUrl } from '@site-admin/contracts';
import { useLive, useModule, useResource, useShell, useViewer } from '@site-admin/kit';
import { CardBody, CardLink, ExternalLink, Skeleton } from '@site-admin/ui';
import { ModuleRow } from '../../card/module-row';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { adsForm } from './ads-form';
import { AdsTxtOptions, CcpaOptions, PlacementOptions } from './ads-options';
import { getAdsLabels, getAdsTexts } from './ads.texts';

const title = () => getAdsTexts().title;

/** Sites without ads in their plan are offered an upgrade (reference: behaviour, C2). */
function Offer() {
  const { site } = useShell();
  const user = useLive(site.user);
  const { title, offer } = getAdsTexts();
  return (
    <SettingsCardFrame id="ads" title={title}>
      <UpgradeBanner
        icon="lock"
        text={offer}
        href={upgradeUrl('settings-ads', site.initial, user)}
        feature={title}
        product="security"
      />
    </SettingsCardFrame>
  );
}

function Loading() {
  return (
    <SettingsCardFrame id="ads" title={title()}>
      <CardBody>
        <Skeleton width="60%" height={24} />
      </CardBody>
    </SettingsCardFrame>
  );
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

/** Depends on the plan, which is loaded from the provider. */
function OnlineAds() {
  const features = useResource(getSiteFeatures);
  if (features.status === 'loading' && !features.data) return <Loading />;
  // Where the plan could not be loaded, the row of the switch displays why it is locked, if it is.
  return features.data && !siteHas(features.data, 'wordads') ? <Offer /> : <AdsSettings />;
}

/** Ads on the site (spec 002 §2, §3). */
function AdsCard() {
  return useViewer().status === 'offline' ? <AdsSettings /> : <OnlineAds />;
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
