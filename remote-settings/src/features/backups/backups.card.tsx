import { getRewindStatus, getSiteFeatures, getVaultPressData, siteHas, type SiteFeatures } from '@site-admin/contracts';
import { getErrorText, offlineText, useModule, useResource, useShell, useViewer } from '@site-admin/kit';
import {
  noVaultPress,
  selectRewindContent,
  selectVaultPressText,
  toVaultPressState,
  type VaultPressState,
} from '@site-admin/kit/rules';
import { CardBody, CardLink, LoadError, Skeleton } from '@site-admin/ui';
import { ConnectLink } from '../../card/connect-link';
import { Description } from '../../card/parts';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { UpgradeBanner } from '../../card/upgrade-banner';
import { useSiteFeatures, type SiteFeaturesState } from '../../card/use-site-features';
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { BackupsState, useProviderLink, VaultPress } from './backups-state';
import { getBackupsLabels, getBackupsTexts } from './backups.texts';
import { isBackupsOnly, isEmpty, selectProtection } from './protection';

const title = () => getBackupsTexts().title;

interface OfferProps {
  readonly offer: 'scan' | 'backups';
  readonly isLoading?: boolean;
}

function Offer({ offer, isLoading = false }: OfferProps) {
  const { navigation } = useShell();
  const { hasConnectedOwner } = useViewer();
  const text = getBackupsTexts().offers[offer];
  if (!hasConnectedOwner) {
    return <CardBody>{isLoading ? <Skeleton text={text} /> : <Description text={text} />}</CardBody>;
  }
  // Backups for sites with a scan are part of a plan with both (reference: behaviour, C2).
  const product = offer === 'scan' ? 'scan' : 'security';
  return (
    <UpgradeBanner
      icon="shield"
      text={text}
      href={navigation.href(`/product/${product}`)}
      product={product}
      feature={title()}
      isLoading={isLoading}
    />
  );
}

function ActivityLink() {
  return <CardLink href={useProviderLink('calypso-activity-log')}>{getBackupsTexts().view}</CardLink>;
}

/** Takes the space of the most likely content. */
function Loading() {
  const { isMultisite } = useShell().site.initial.siteData;
  const { isOn } = useModule('vaultpress');
  const { expected } = useSiteFeatures();
  const { offer } = selectProtection({ features: expected, rewind: 'vaultpress', vaultPress: noVaultPress, isMultisite });
  const hasBackups = siteHas(expected, 'backups');
  if (offer === 'scan' && !isOn) return <Offer offer={offer} isLoading />;
  return (
    <>
      <CardBody>
        <p>
          <Skeleton text={getBackupsTexts().active} />
        </p>
      </CardBody>
      {hasBackups && !isOn && <ActivityLink />}
    </>
  );
}

interface ContentProps {
  readonly features: SiteFeatures;
  readonly vaultPress: VaultPressState;
}

function Content({ features, vaultPress }: ContentProps) {
  const { isMultisite } = useShell().site.initial.siteData;
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  if (kind === 'loading') return <Loading />;
  const { showsState, offer } = selectProtection({ features, rewind: kind, vaultPress, isMultisite });
  return (
    <>
      {showsState && (
        <CardBody>
          {kind === 'vaultpress' ? (
            <VaultPress text={selectVaultPressText(vaultPress, features)} state={vaultPress} />
          ) : (
            <BackupsState kind={kind} />
          )}
        </CardBody>
      )}
      {kind === 'active' && <ActivityLink />}
      {offer && <Offer offer={offer} />}
    </>
  );
}

/** For sites with the plugin, which has a state of its own. */
function VaultPressContent({ features }: { readonly features: SiteFeatures }) {
  const { data, status } = useResource(getVaultPressData);
  if (!data && status === 'loading') return <Loading />;
  return <Content features={features} vaultPress={toVaultPressState(data)} />;
}

/** Depends on the plan, which is loaded from the provider. */
function PlanContent({ features }: { readonly features: SiteFeaturesState }) {
  const { resources } = useShell();
  const { isOn } = useModule('vaultpress');
  if (features.data) {
    return isOn ? <VaultPressContent features={features.data} /> : <Content features={features.data} vaultPress={noVaultPress} />;
  }
  if (features.status !== 'failed') return <Loading />;
  return (
    <CardBody>
      <LoadError isCompact onRetry={() => resources.refresh(getSiteFeatures)}>
        {getErrorText(features.error)}
      </LoadError>
    </CardBody>
  );
}

/** Returns whether the card has no content, as far as plan and state are known. Not known with the plugin. */
function useIsEmpty({ expected, status }: SiteFeaturesState): boolean {
  const { isMultisite } = useShell().site.initial.siteData;
  const { isOn } = useModule('vaultpress');
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  if (isOn || (!expected && status !== 'ready')) return false;
  const rewind = kind === 'loading' ? 'vaultpress' : kind;
  return isEmpty(selectProtection({ features: expected, rewind, vaultPress: noVaultPress, isMultisite }));
}

/** Backups are set up by the connected owner: until there is one, the last row is a prompt to connect. */
function OnlineCard() {
  const features = useSiteFeatures();
  const hasNoContent = useIsEmpty(features);
  const { hasConnectedOwner } = useViewer();
  const texts = getBackupsTexts();
  const name = isBackupsOnly(features.expected) ? texts.backupsTitle : texts.title;
  if (hasNoContent) return null;
  return (
    <SettingsCardFrame
      id="backups"
      title={name}
      footer={!hasConnectedOwner && <ConnectLink feature={name}>{texts.connect}</ConnectLink>}
    >
      <PlanContent features={features} />
    </SettingsCardFrame>
  );
}

function BackupsCard() {
  if (useViewer().status !== 'offline') return <OnlineCard />;
  return (
    <SettingsCardFrame id="backups" title={title()}>
      <CardBody>
        <p>{offlineText()}</p>
      </CardBody>
    </SettingsCardFrame>
  );
}

export const backupsCard: SettingsCard = {
  id: 'backups',
  tab: 'security',
  name: title,
  modules: ['vaultpress'],
  labels: getBackupsLabels,
  searchTerms: ['backup', 'restore', 'rewind', 'malware', 'scan', 'antivirus'],
  shows: (context) => forManagers(context) && context.showsBackups,
  Card: BackupsCard,
};
