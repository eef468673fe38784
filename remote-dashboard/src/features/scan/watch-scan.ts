import { getScanStatus, type ShellServices } from '@site-admin/contracts';
import { catchError, defer, distinctUntilChanged, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { scanViewOf, type ScanState, type ScanView } from './scan.view';
import type { Asks } from './watch-vaultpress';

/** How scanning stands: by the scanner, or by the old plugin where the scanner points to it. */
export function watchScan({ resources, health }: ShellServices, asks: Asks): Observable<ScanState> {
  // Few sites have the old plugin; the others do without the code that knows it.
  const byPlugin = defer(() => import('./watch-vaultpress')).pipe(
    switchMap(({ watchVaultPress }) => watchVaultPress(resources, asks)),
    catchError((error: unknown) => {
      health.report(error, 'chunk watch-vaultpress');
      return of<ScanView>({ kind: 'failed' });
    }),
    map((view): ScanState => ({ by: 'vaultpress', view })),
  );
  return resources.watch(getScanStatus).pipe(
    map(scanViewOf),
    // The old plugin is asked on its own: that the scanner points to it once more is no news.
    distinctUntilChanged((a, b) => a.kind === 'ask-vaultpress' && b.kind === 'ask-vaultpress'),
    switchMap((view) => (view.kind === 'ask-vaultpress' ? byPlugin : of<ScanState>({ by: 'scan', view }))),
  );
}
