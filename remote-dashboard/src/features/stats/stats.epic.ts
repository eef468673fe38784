import { getStats } from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { EMPTY, defer, distinctUntilChanged, filter, map, mergeMap, startWith, switchMap } from '@site-admin/runtime/rx';
import { whenPageShown } from '../../page-shown';
import { watchViewer } from '../../viewer';
import { loadChart } from './load-chart';
import type { Range } from './periods';
import { stats } from './stats.slice';
import { canLoadStats } from './stats.view';

/**
 * Asks for the range on screen, and again whenever its tab is chosen. Each range stays watched once it was: its answer belongs
 * on its tab whenever it comes, and the numbers come with the days whichever tab is open.
 */
export const loadStatsEpic: RemoteEpic = (action$, _state$, services) => {
  const { resources } = services;
  const load = () => {
    // Its code travels beside the numbers, not behind them; that it failed is said where it would stand.
    loadChart().catch(() => undefined);
    const watched = new Set<Range>();
    return action$.pipe(
      filter(stats.rangeChosen.match),
      map(({ payload }) => payload),
      startWith('day' as const),
      mergeMap((range) => {
        const input = { query: { range } };
        if (watched.has(range)) {
          resources.refresh(getStats, input);
          return EMPTY;
        }
        watched.add(range);
        return resources.watch(getStats, input).pipe(map((state) => stats.heard({ range, state })));
      }),
    );
  };
  return whenPageShown(action$).pipe(
    switchMap(() => watchViewer(services)),
    map(canLoadStats),
    distinctUntilChanged(),
    // switchMap: when stats are switched off, what is still on its way is no longer wanted.
    switchMap((canLoad) => (canLoad ? defer(load) : EMPTY)),
  );
};
