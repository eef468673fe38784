import {
  getPlugins,
  getSite,
  getVaultPressData,
  planClass,
  pluginEntry,
  type ResourceState,
  type Resources,
  type ResultOf,
} from '@site-admin/contracts';
import { map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import type { ScanView } from './scan.view';

/** What decides whom to ask. */
export interface Asks {
  /** The module of the old backup plugin is on. */
  readonly isPluginOn: boolean;
  readonly canSwitchPlugins: boolean;
}

/** How scanning stands where it is the old plugin's. Each is asked only where the one before could not tell. */
export function watchVaultPress(resources: Resources, asks: Asks): Observable<ScanView> {
  const withoutPlugin = watchPlan(resources, asks);
  if (!asks.isPluginOn) return withoutPlugin;
  return resources.watch(getVaultPressData).pipe(
    map(vaultPressViewOf),
    switchMap((view) => (view ? of(view) : withoutPlugin)),
  );
}

/** What the old plugin said; undefined where that is nothing of use. Its record stands in `data`, or bare beside it. */
function vaultPressViewOf({ status, data: said }: ResourceState<ResultOf<typeof getVaultPressData>>): ScanView | undefined {
  if (!said) return status === 'loading' ? { kind: 'loading' } : undefined;
  const { code, data, features, security } = said;
  if (code === 'not_registered') return { kind: 'not-registered' };
  const isScanning = (data?.features ?? features)?.security === true;
  const count = (data?.security ?? security)?.notice_count ?? 0;
  if (isScanning && count !== 0) return { kind: 'threats', count };
  return code === 'success' || isScanning ? { kind: 'safe' } : undefined;
}

/** Plans of before scanning became a product of its own: with them the old plugin scans. */
const isVaultPressPlan = (slug: string) => ['premium', 'business'].includes(planClass(slug));

/** With an old plan the plugin comes with it, and only has to be switched on; with any other, scanning is offered. */
function watchPlan(resources: Resources, { canSwitchPlugins }: Asks): Observable<ScanView> {
  return resources.watch(getSite).pipe(
    switchMap(({ status, data }): Observable<ScanView> => {
      if (!data) return of({ kind: status === 'loading' ? 'loading' : 'failed' });
      if (!isVaultPressPlan(data.plan?.product_slug ?? '')) return of({ kind: 'offer' });
      return canSwitchPlugins ? watchPlugin(resources) : of({ kind: 'plugin-off', plugin: 'not-mine' });
    }),
  );
}

function watchPlugin(resources: Resources): Observable<ScanView> {
  return resources.watch(getPlugins).pipe(
    map(({ status, data }): ScanView => {
      if (!data && status === 'loading') return { kind: 'loading' };
      const isMissing = pluginEntry('vaultpress', data ?? {}).status === 'not-installed';
      return { kind: 'plugin-off', plugin: isMissing ? 'missing' : 'inactive' };
    }),
  );
}
