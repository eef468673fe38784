import type { RemoteEpic } from '@site-admin/kit';
import { EMPTY, distinctUntilChanged, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { whenPageShown } from '../../page-shown';
import { watchViewer, type Viewer } from '../../viewer';
import { scan } from './scan.slice';
import { showsScan, type ScanState } from './scan.view';
import { watchScan } from './watch-scan';
import type { Asks } from './watch-vaultpress';

/** All of a viewer that decides whom to ask. */
interface Wanted extends Asks {
  readonly isShown: boolean;
  readonly isOffline: boolean;
}

function wantedOf(viewer: Viewer): Wanted {
  return {
    isShown: showsScan(viewer),
    isOffline: viewer.isOffline,
    isPluginOn: viewer.modules['vaultpress']?.activated === true,
    canSwitchPlugins: viewer.can.manage_plugins,
  };
}

const isSame = (a: Wanted, b: Wanted) =>
  a.isShown === b.isShown &&
  a.isOffline === b.isOffline &&
  a.isPluginOn === b.isPluginOn &&
  a.canSwitchPlugins === b.canSwitchPlugins;

/** Asks how scanning stands, for as long as the card is there. */
export const loadScanEpic: RemoteEpic = (action$, _state$, services) =>
  whenPageShown(action$).pipe(
    switchMap(() => watchViewer(services)),
    map(wantedOf),
    distinctUntilChanged(isSame),
    // switchMap: what was asked for another viewer is of no use to this one.
    switchMap(({ isShown, isOffline, ...asks }): Observable<ScanState> => {
      if (!isShown) return EMPTY;
      return isOffline ? of({ by: 'scan', view: { kind: 'offline' } }) : watchScan(services, asks);
    }),
    map((state) => scan.heard(state)),
  );
