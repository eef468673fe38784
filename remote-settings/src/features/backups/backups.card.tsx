import {
  getRewindStatus,
  getSiteFeatures,
  getVaultPressData,
  type ResourceState,
  type SiteFeatures,
} from '@site-admin/contracts';
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
import { forManagers, type SettingsCard } from '../../registry/settings-card';
import { BackupsState, useProviderLink, VaultPress } from './backups-state';
import { getBackupsLabels, getBackupsTexts } from './backups.texts';
import { isBackupsOnly, isEmpty, selectProtection } from './protection';

const title = () => getBackupsTexts().title;

const Loading = () => (
  <CardBody>
    <Skeleton width="60%" height={24} />
  </CardBody>
);

function Offer({ offer }: { readonly offer: 'scan' | 'backups' }) {
  const { navigation } = useShell();
  const { hasConnectedOwner } = useViewer();
  const text = getBackupsTexts().offers[offer];
  if (!hasConnectedOwner) {
    return (
      <CardBody>
        <Description text={text} />
      </CardBody>
    );
  }
  // Backups for sites with a scan are part of a plan with both (reference: behaviour, C2).
  const product = offer === 'scan' ? 'scan' : 'security';
  return (
    <UpgradeBanner icon="shield" text={text} href={navigation.href(`/product/${product}`)} product={product} feature={title()} />
  );
}

interface ContentProps {
  readonly features: SiteFeatures;
  readonly vaultPress: VaultPressState;
}

function Content({ features, vaultPress }: ContentProps) {
  const { isMultisite } = useShell().site.initial.siteData;
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  const activityHref = useProviderLink('calypso-activity-log');
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
      {kind === 'active' && <CardLink href={activityHref}>{getBackupsTexts().view}</CardLink>}
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
function PlanContent({ features }: { readonly features: ResourceState<SiteFeatures> }) {
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

/** Returns whether the card has no content. Not known before plan and state are loaded, and with the plugin. */
function useIsEmpty({ data: features }: ResourceState<SiteFeatures>): boolean {
  const { isMultisite } = useShell().site.initial.siteData;
  const { isOn } = useModule('vaultpress');
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  if (isOn || !features || kind === 'loading') return false;
  return isEmpty(selectProtection({ features, rewind: kind, vaultPress: noVaultPress, isMultisite }));
}

/** Backups are set up by the connected owner: until there is one, the last row is a prompt to connect. */
function OnlineCard() {
  const features = useResource(getSiteFeatures);
  const hasNoContent = useIsEmpty(features);
  const { hasConnectedOwner } = useViewer();
  const texts = getBackupsTexts();
  const name = isBackupsOnly(features.data) ? texts.backupsTitle : texts.title;
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
