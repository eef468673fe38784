import { getRewindStatus, redirectUrl } from '@site-admin/contracts';
import { offlineText, useModule, useResource, useShell, useViewer } from '@site-admin/kit';
import { selectRewindContent, type RewindContent } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { Button, CardBody, CardLink, Notice, Skeleton } from '@site-admin/ui';
import { SettingsCardFrame } from '../../card/settings-card-frame';
import { forManagers, type SettingsCard } from '../../registry/settings-card';

const title = () => __('Backups and security scanning', 'jetpack');

/** A link to the provider's screens about this site. */
function useProviderLink(source: string): string {
  const { initial } = useShell().site;
  return redirectUrl(source, {}, initial);
}

/** Backups are made, or are about to be (spec 001 §4.12). */
function BackupsState({ kind }: { readonly kind: Exclude<RewindContent['kind'], 'vaultpress' | 'loading'> }) {
  const credentialsHref = useProviderLink('jetpack-settings-security-credentials');
  switch (kind) {
    case 'provisioning':
      return <Notice isCompact text={__('We are configuring your site backups.', 'jetpack')} />;
    case 'awaiting-credentials':
      return (
        <Notice
          isCompact
          status="is-warning"
          text={__('Enter your server credentials to enable one-click restores.', 'jetpack')}
          action={{ label: __('Enter credentials', 'jetpack'), href: credentialsHref }}
        />
      );
    case 'active':
      return <p>{__('Your site is backed up.', 'jetpack')}</p>;
    case 'error':
      return (
        <Notice
          isCompact
          status="is-error"
          text={__('Oops! The Jetpack Backup and Scan status could not be retrieved at this time.', 'jetpack')}
        />
      );
  }
}

/** For sites without the provider's backups: VaultPress makes them, or they are offered for purchase. */
function VaultPress() {
  const { navigation } = useShell();
  const { hasConnectedOwner } = useViewer();
  const { isOn } = useModule('vaultpress');
  const dashboardHref = useProviderLink('vaultpress-dashboard');
  if (isOn) {
    return (
      <p>
        {__('VaultPress backs up this site.', 'jetpack')}{' '}
        <Button variant="link" href={dashboardHref}>
          {__('Open VaultPress', 'jetpack')}
        </Button>
      </p>
    );
  }
  return (
    <>
      <p>{__('Your site has no backups yet. Save every change and restore it in one click.', 'jetpack')}</p>
      {hasConnectedOwner ? (
        <Button href={navigation.href('/product/backup')}>{__('Upgrade', 'jetpack')}</Button>
      ) : (
        <Button href={navigation.href('/connect-user')}>{__('Connect', 'jetpack')}</Button>
      )}
    </>
  );
}

function BackupsContent() {
  const { kind } = selectRewindContent(useResource(getRewindStatus));
  const activityHref = useProviderLink('calypso-activity-log');
  return (
    <>
      <CardBody>
        {kind === 'loading' && <Skeleton width="60%" height={24} />}
        {kind === 'vaultpress' && <VaultPress />}
        {kind !== 'loading' && kind !== 'vaultpress' && <BackupsState kind={kind} />}
      </CardBody>
      {kind === 'active' && <CardLink href={activityHref}>{__('View your backups', 'jetpack')}</CardLink>}
    </>
  );
}

function BackupsCard() {
  const { status } = useViewer();
  return (
    <SettingsCardFrame id="backups" title={title()}>
      {status === 'offline' ? (
        <CardBody>
          <p>{offlineText()}</p>
        </CardBody>
      ) : (
        <BackupsContent />
      )}
    </SettingsCardFrame>
  );
}

export const backupsCard: SettingsCard = {
  id: 'backups',
  tab: 'security',
  name: title,
  modules: ['vaultpress'],
  searchTerms: ['backup', 'restore', 'rewind', 'malware', 'scan', 'antivirus'],
  shows: (context) => forManagers(context) && context.showsBackups,
  Card: BackupsCard,
};
