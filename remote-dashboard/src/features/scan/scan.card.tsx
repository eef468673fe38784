import { getScanStatus } from '@site-admin/contracts';
import { createLazyComponent, useLazyComponent, useResource, useShell, useViewer } from '@site-admin/kit';
import type { DashboardCard } from '../../cards/dashboard-card';
import { ScanFrame } from './scan-frame';
import { selectScanView } from './scan-view';

/** The result of the provider's malware scan, or an offer to get it. Atomic sites are scanned by their host. */
export const scanCard: DashboardCard = {
  name: 'scan',
  section: 'security',
  shows: ({ permissions, isAtomicSite }) => permissions.manage_modules && !isAtomicSite,
  Card: ScanCard,
};

// Few sites have VaultPress.
const vaultPressScan = createLazyComponent(() =>
  import('./vaultpress/vaultpress-scan').then(({ VaultPressScan }) => VaultPressScan),
);

function LazyVaultPressScan() {
  const state = useLazyComponent(vaultPressScan);
  switch (state.status) {
    case 'ready':
      return <state.Component />;
    case 'failed':
      return <ScanFrame source="vaultpress" view={{ kind: 'failed' }} onRetry={state.retry} />;
    case 'loading':
      return <ScanFrame source="vaultpress" view={{ kind: 'loading' }} />;
  }
}

function ScanCard() {
  const { isMultisite, status } = useViewer();
  if (status !== 'offline') return <OnlineScan />;
  return isMultisite ? null : <ScanFrame source="scan" view={{ kind: 'offline' }} />;
}

/** Mounted only online, so that the status is not fetched otherwise. */
function OnlineScan() {
  const { resources } = useShell();
  const { isMultisite } = useViewer();
  const scan = useResource(getScanStatus);
  const view = selectScanView(scan);
  if (view.kind === 'vaultpress') return <LazyVaultPressScan />;
  // On a multisite, only VaultPress scans.
  if (isMultisite || view.kind === 'unknown') return null;
  return (
    <ScanFrame
      source="scan"
      view={view}
      lastScan={scan.data?.most_recent?.timestamp}
      onRetry={() => resources.refresh(getScanStatus)}
    />
  );
}
