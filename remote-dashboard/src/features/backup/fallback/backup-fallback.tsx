import { getModules, getSiteFeatures, getVaultPressData, type EndpointResult, type ResourceState } from '@site-admin/contracts';
import { useResource, useShell } from '@site-admin/kit';
import { backupAndScanFailed } from '@site-admin/kit/rules';
import { __ } from '@site-admin/runtime/i18n';
import { LoadError, Skeleton } from '@site-admin/ui';
import { BackupFrame } from '../backup-frame';
import { selectFallbackView, type FallbackView } from './fallback-view';
import { OfferedBackup } from './offered-backup';
import { VaultPressBackup } from './vaultpress-backup';

interface BackupFallbackProps {
  /** Why the provider's backups are unavailable. */
  readonly reason: string | undefined;
}

/** The content of the card where the provider makes no backups: those by VaultPress, or an offer. */
export function BackupFallback(props: BackupFallbackProps) {
  const { site } = useShell();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  return modules['vaultpress']?.activated === true ? (
    <WithVaultPress {...props} />
  ) : (
    <Fallback {...props} vaultPress={undefined} />
  );
}

/** Mounted only while the module is active, so that its data are not fetched otherwise. */
function WithVaultPress(props: BackupFallbackProps) {
  return <Fallback {...props} vaultPress={useResource(getVaultPressData)} />;
}

interface FallbackProps extends BackupFallbackProps {
  readonly vaultPress: ResourceState<EndpointResult<typeof getVaultPressData>> | undefined;
}

function Fallback({ reason, vaultPress }: FallbackProps) {
  const { resources } = useShell();
  const view = selectFallbackView({ reason, vaultPress, features: useResource(getSiteFeatures) });
  if (view.kind === 'offer') return <OfferedBackup />;
  return (
    <BackupFrame isWide>
      <Content view={view} onRetry={() => resources.refresh(getSiteFeatures)} />
    </BackupFrame>
  );
}

interface ContentProps {
  readonly view: Exclude<FallbackView, { kind: 'offer' }>;
  readonly onRetry: () => void;
}

function Content({ view, onRetry }: ContentProps) {
  switch (view.kind) {
    case 'loading':
      return <Skeleton width="80%" height={40} />;
    case 'failed':
      return (
        <LoadError isCompact onRetry={onRetry}>
          {backupAndScanFailed()}
        </LoadError>
      );
    case 'new-site':
      return <p>{__('Your site is new. Its first backup is on the way.', 'jetpack')}</p>;
    case 'vaultpress':
      return <VaultPressBackup {...view} />;
  }
}
