import { getModules, getSite, getVaultPressData } from '@site-admin/contracts';
import { usePlugin, useResource, useShell, useViewer } from '@site-admin/kit';
import { ScanFrame } from '../scan-frame';
import type { ScanView } from '../scan-view';
import { selectPlanView, selectPluginView, selectVaultPressView } from './vaultpress-view';

interface VaultPressFrameProps {
  readonly view: ScanView;
  readonly onRetry?: () => void;
}

const Frame = (props: VaultPressFrameProps) => <ScanFrame source="vaultpress" {...props} />;

/** The scan card of a site that VaultPress scans. Each resource is fetched only where the one before did not decide. */
export function VaultPressScan() {
  const { site } = useShell();
  const modules = useResource(getModules).data ?? site.initial.getModules;
  const isModuleActive = modules['vaultpress']?.activated === true;
  return isModuleActive ? <ByPluginData /> : <ByPlan />;
}

function ByPluginData() {
  const view = selectVaultPressView(useResource(getVaultPressData));
  return view ? <Frame view={view} /> : <ByPlan />;
}

function ByPlan() {
  const { resources } = useShell();
  const { permissions } = useViewer();
  const view = selectPlanView(useResource(getSite));
  if (view !== 'plugin') return <Frame view={view} onRetry={() => resources.refresh(getSite)} />;
  return permissions.manage_plugins ? <ByPlugin /> : <Frame view={{ kind: 'plugin-inactive', plugin: 'no-permission' }} />;
}

function ByPlugin() {
  return <Frame view={selectPluginView(usePlugin('vaultpress').status)} />;
}
