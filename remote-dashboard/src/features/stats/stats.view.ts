import { hasModule, overrideOf, type Viewer } from '../../viewer';
import type { Bars, General, StatsState } from './stats.slice';
import type { Range } from './periods';

/** What the stats section shows: one of these. */
export type StatsView =
  /** A site administrator above this one switched stats off. */
  | { readonly kind: 'disabled' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'off' }
  /** Nothing heard yet: the chart's place is kept. */
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** Stats work, and there is nothing in them yet. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'chart'; readonly range: Range; readonly bars: Bars; readonly general: General };

/** True while there is something to ask the site for. */
export function canLoadStats(viewer: Viewer): boolean {
  return showsStats(viewer) && hasModule(viewer, 'stats') && !viewer.isOffline && viewer.settings.stats === true;
}

/** Everyone who may view stats sees the section; subscribers never do, nor does anyone where the site has no such module. */
export function showsStats({ can, isSubscriber, modules }: Viewer): boolean {
  return can.view_stats && !isSubscriber && modules['stats'] !== undefined;
}

/** No views in what is charted, nor ever before. */
function hasNoViews({ bars, general, range }: StatsState): boolean {
  const charted = bars[range];
  if (charted.status !== 'loaded' || charted.periods.length === 0) return false;
  const total = charted.periods.reduce((sum, { views }) => sum + views, 0);
  const ever = general.status === 'loaded' ? (general.totals.views ?? 0) : 0;
  return total <= 0 && ever <= 0;
}

/** The one thing to show for this viewer, from what was heard. */
export function statsViewOf(viewer: Viewer, state: StatsState): StatsView {
  if (overrideOf(viewer, 'stats') === 'inactive') return { kind: 'disabled' };
  if (viewer.isOffline) return { kind: 'offline' };
  if (viewer.settings.stats !== true) return { kind: 'off' };
  const { range, bars, general } = state;
  if (general.status === 'failed') return { kind: 'failed' };
  const isDismissed = state.emptyCard === 'dismissed' || viewer.settings.dismiss_empty_stats_card === true;
  if (!isDismissed && hasNoViews(state)) return { kind: 'empty' };
  if (general.status === 'loading' && bars[range].status === 'loading') return { kind: 'loading' };
  return { kind: 'chart', range, bars: bars[range], general };
}
