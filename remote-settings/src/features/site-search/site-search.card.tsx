import { getSiteFeatures, siteHas, type SiteFeatures } from '@site-admin/contracts';
import { getErrorText, useShell, useViewer } from '@site-admin/kit';
import { selectSearchContent } from '@site-admin/kit/rules';
import { CardBody, CardLink, LoadError } from '@site-admin/ui';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { useSiteFeatures } from '../../card/use-site-features';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { SearchSwitches, useSearchSwitches } from './search-switches';
import styles from './site-search.module.css';
import { getSearchLabels, getSearchTexts } from './site-search.texts';

const title = () => getSearchTexts().title;

/** The link to the configuration of what is on. */
function ConfigureLink({ kind }: { readonly kind: 'instant' | 'classic' }) {
  const { adminUrl, themeData } = useShell().site.initial;
  const texts = getSearchTexts();
  if (kind === 'instant')
    return <CardLink href={`${adminUrl}admin.php?page=jetpack-search-configure`}>{texts.customize}</CardLink>;
  if (!themeData.support['widgets']) return null;
  return <CardLink href={`${adminUrl}customize.php?autofocus[panel]=widgets`}>{texts.addWidget}</CardLink>;
}

function Offer({ isLoading = false }: { readonly isLoading?: boolean }) {
  const { navigation } = useShell();
  const texts = getSearchTexts();
  return (
    <>
      <CardBody>
        <Description text={texts.description} />
      </CardBody>
      <UpgradeBanner
        icon="search"
        text={texts.offer}
        href={navigation.href('/product/search')}
        product="search"
        feature={texts.title}
        isLoading={isLoading}
      />
    </>
  );
}

function PlanContent({ features }: { readonly features: SiteFeatures }) {
  const { hasConnectedOwner } = useViewer();
  const { isOn, isInstantOn } = useSearchSwitches(features);
  const { kind } = selectSearchContent({
    isOffline: false,
    isLoading: false,
    features,
    hasConnectedOwner,
    hasFreeTier: false,
    isSearchOn: isOn,
    isInstantOn,
  });
  if (kind === 'offer') return <Offer />;
  return (
    <>
      <SearchSwitches features={features} />
      {(kind === 'instant' || kind === 'classic') && <ConfigureLink kind={kind} />}
    </>
  );
}

/** Depends on the plan, which is loaded from the provider. */
function OnlineContent() {
  const { resources } = useShell();
  const features = useSiteFeatures();
  const { data, expected } = features;
  if (data) return <PlanContent features={data} />;
  if (features.status !== 'failed') {
    const isIncluded = siteHas(expected, 'search') || siteHas(expected, 'instant-search');
    return expected && isIncluded ? <PlanContent features={expected} /> : <Offer isLoading />;
  }
  return (
    <CardBody className={styles.failed}>
      <Description text={getSearchTexts().description} />
      <LoadError isCompact onRetry={() => resources.refresh(getSiteFeatures)}>
        {getErrorText(features.error)}
      </LoadError>
    </CardBody>
  );
}

/** Search on the site (spec 002 §2, §4). */
function SiteSearchCard() {
  const { status } = useViewer();
  return (
    <SettingsCardFrame id="site-search" title={title()}>
      {status === 'offline' ? <SearchSwitches features={undefined} /> : <OnlineContent />}
    </SettingsCardFrame>
  );
}

export const siteSearchCard: SettingsCard = {
  id: 'site-search',
  tab: 'performance',
  name: title,
  modules: ['search'],
  labels: getSearchLabels,
  shows: forManagers,
  Card: SiteSearchCard,
};
