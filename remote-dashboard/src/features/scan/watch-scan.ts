import { getPlugins, getScanStatus, getSite, getVaultPressData, pluginEntry, type Resources } from '@site-admin/contracts';
import { distinctUntilChanged, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { isVaultPressPlan, scanViewOf, vaultPressViewOf, type ScanState, type ScanView } from './scan.view';

/** What decides whom to ask. */
export interface Asks {
  /** The module of the old backup plugin is on. */
  readonly isPluginOn: boolean;
  readonly canSwitchPlugins: boolean;
}

/** How scanning stands. Each is asked only where the one before could not tell. */
export function watchScan(resources: Resources, asks: Asks): Observable<ScanState> {
  const withoutPlugin = withoutVaultPress(resources, asks);
  const byPlugin = asks.isPluginOn ? withVaultPress(resources, withoutPlugin) : withoutPlugin;
  return resources.watch(getScanStatus).pipe(
    map(scanViewOf),
    // The old plugin is asked on its own: that the scanner points to it once more is no news.
    distinctUntilChanged((a, b) => a.kind === 'ask-vaultpress' && b.kind === 'ask-vaultpress'),
    switchMap((view): Observable<ScanState> =>
      view.kind === 'ask-vaultpress'
        ? byPlugin.pipe(map((said) => ({ by: 'vaultpress', view: said })))
        : of({ by: 'scan', view }),
    ),
  );
}

function withVaultPress(resources: Resources, withoutPlugin: Observable<ScanView>): Observable<ScanView> {
  return resources.watch(getVaultPressData).pipe(
    map(vaultPressViewOf),
    switchMap((view) => (view ? of(view) : withoutPlugin)),
  );
}

/** With an old plan the plugin comes with it, and only has to be switched on; with any other, scanning is offered. */
function withoutVaultPress(resources: Resources, { canSwitchPlugins }: Asks): Observable<ScanView> {
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
