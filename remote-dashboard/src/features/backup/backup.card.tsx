import { getRewindStatus } from '@site-admin/contracts';
import { createLazyComponent, useLazyComponent, useResource, useShell, useViewer } from '@site-admin/kit';
import {
  backupAndScanFailed,
  getRewindTexts,
  selectRewindContent,
  toRewindBadge,
  type RewindContent,
} from '@site-admin/kit/rules';
import { LoadError, Notice, Skeleton } from '@site-admin/ui';
import type { DashboardCard } from '../../cards/dashboard-card';
import { ActiveBackup } from './active-backup';
import { AwaitingCredentials } from './awaiting-credentials';
import { BackupFrame } from './backup-frame';
import { GettingStarted } from './getting-started';

/** Backups by the provider: their state, or an offer. A row of its own, but where backups run. */
export const backupCard: DashboardCard = {
  name: 'backup',
  section: 'security',
  shows: ({ permissions, isMultisite, status, hasConnectedOwner }) =>
    permissions.manage_modules && !isMultisite && (status === 'offline' || hasConnectedOwner),
  isFirst: (backups) => backups === 'active',
  Card: BackupCard,
};

function BackupCard() {
  const { site } = useShell();
  const { status } = useViewer();
  if (!site.initial.siteData.showBackups) return null;
  return status === 'offline' ? <BackupFrame isOffline /> : <OnlineBackup />;
}

/** Mounted only online, so that the status is not fetched otherwise. */
function OnlineBackup() {
  const rewind = useResource(getRewindStatus);
  const content = selectRewindContent(rewind);
  if (content.kind === 'vaultpress') return <LazyFallback reason={rewind.data?.reason} />;
  return (
    <BackupFrame
      badge={toRewindBadge(content)}
      isWide={content.kind !== 'active'}
      banner={content.kind === 'awaiting-credentials' && <GettingStarted />}
    >
      <Content kind={content.kind} />
    </BackupFrame>
  );
}

interface FallbackProps {
  readonly reason: string | undefined;
}

const backupFallback = createLazyComponent<FallbackProps>(() =>
  import('./fallback/backup-fallback').then(({ BackupFallback }) => BackupFallback),
);

/** What sites without the provider's backups have instead. It is not part of the first screen. */
function LazyFallback(props: FallbackProps) {
  const state = useLazyComponent(backupFallback);
  if (state.status === 'ready') return <state.Component {...props} />;
  return (
    <BackupFrame isWide>
      {state.status === 'loading' ? (
        <Skeleton width="80%" height={40} />
      ) : (
        <LoadError isCompact onRetry={state.retry}>
          {backupAndScanFailed()}
        </LoadError>
      )}
    </BackupFrame>
  );
}

interface ContentProps {
  readonly kind: Exclude<RewindContent['kind'], 'vaultpress'>;
}

function Content({ kind }: ContentProps) {
  const { resources } = useShell();
  switch (kind) {
    case 'loading':
      return <Skeleton width="80%" height={40} />;
    case 'provisioning':
      return <Notice isCompact text={getRewindTexts().provisioning} />;
    case 'awaiting-credentials':
      return <AwaitingCredentials />;
    case 'active':
      return <ActiveBackup />;
    case 'error':
      return (
        <LoadError isCompact onRetry={() => resources.refresh(getRewindStatus)}>
          {getRewindTexts().error}
        </LoadError>
      );
  }
}
