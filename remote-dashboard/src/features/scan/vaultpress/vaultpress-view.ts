import { planClass, type getSite, type getVaultPressData, type ResourceState, type EndpointResult } from '@site-admin/contracts';
import type { PluginState } from '@site-admin/kit';
import type { ScanView } from '../scan-view';

type State<Endpoint extends typeof getSite | typeof getVaultPressData> = ResourceState<EndpointResult<Endpoint>>;

/**
 * Selects the view for the plugin's own data, or undefined without a result: the plan decides then. The record is in `data`,
 * or on the top level of the response.
 */
export function selectVaultPressView({ status, data: response }: State<typeof getVaultPressData>): ScanView | undefined {
  if (!response) return status === 'loading' ? { kind: 'loading' } : undefined;
  const { code, data, features, security } = response;
  if (code === 'not_registered') return { kind: 'not-registered' };
  const isScanning = (data?.features ?? features)?.security === true;
  const count = (data?.security ?? security)?.notice_count ?? 0;
  if (isScanning && count !== 0) return { kind: 'threats', count };
  return code === 'success' || isScanning ? { kind: 'secure' } : undefined;
}

/** Selects the view for the plan, or `plugin` where the plan includes VaultPress: premium and business plans (spec 000 §2). */
export function selectPlanView({ status, data }: State<typeof getSite>): ScanView | 'plugin' {
  if (!data) return { kind: status === 'loading' ? 'loading' : 'failed' };
  return ['premium', 'business'].includes(planClass(data.plan?.product_slug ?? '')) ? 'plugin' : { kind: 'unavailable' };
}

/** Selects the view for the plugin. Where the plugins could not be loaded, it is installed: the site activates one that exists. */
export function selectPluginView(status: PluginState['status']): ScanView {
  if (status === 'loading') return { kind: 'loading' };
  const isMissing = status === 'not-installed' || status === 'unknown';
  return { kind: 'plugin-inactive', plugin: isMissing ? 'missing' : 'installed' };
}
