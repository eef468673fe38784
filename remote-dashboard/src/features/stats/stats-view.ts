import { periodStart, type ResourceState, type SiteStats, type StatsResponse, type StatsRange } from '@site-admin/contracts';
import { compareViews, type Comparison } from './comparison';
import { toPeriods, type Period } from './periods';

/** Bars of one range. */
export type Bars =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly periods: readonly Period[] }
  | { readonly status: 'failed' };

/** All-time numbers below the chart; a number the site did not send is undefined. */
export interface Totals {
  readonly views: number | undefined;
  readonly comments: number | undefined;
  readonly viewsToday: number | undefined;
  /** Views today beside those of yesterday. */
  readonly today: Comparison | undefined;
  /** Unix ms, UTC; undefined where no day had a view. */
  readonly bestDay: number | undefined;
  readonly bestDayViews: number | undefined;
}

/** The totals are part of the response for days; `missing` where a response had none. */
export type TotalsState =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly totals: Totals }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' };

/** What the stats section shows while the module is active. */
export type StatsView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** The site has no views yet. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'chart'; readonly bars: Bars; readonly totals: TotalsState };

export interface StatsViewParts {
  readonly range: StatsRange;
  /** The resource of the range `day`. */
  readonly days: ResourceState<StatsResponse>;
  /** The resource of `range`. */
  readonly chosen: ResourceState<StatsResponse>;
  readonly isEmptyCardDismissed: boolean;
}

/** Selects what the stats section shows. Responses can carry errors of the provider with status 200. */
export function selectStatsView({ range, days, chosen, isEmptyCardDismissed }: StatsViewParts): StatsView {
  const bars = toBars(range, chosen);
  const totals = toTotals(days);
  if (totals.status === 'failed') return { kind: 'failed' };
  if (!isEmptyCardDismissed && hasNoViews(bars, totals)) return { kind: 'empty' };
  if (totals.status === 'loading' && bars.status === 'loading') return { kind: 'loading' };
  return { kind: 'chart', bars, totals };
}

function toBars(range: StatsRange, { status, data }: ResourceState<StatsResponse>): Bars {
  const visits = data?.[range];
  if (visits?.errors) return { status: 'failed' };
  if (visits) return { status: 'loaded', periods: toPeriods(visits.data) };
  return { status: status === 'loading' ? 'loading' : 'failed' };
}

function toTotals({ status, data }: ResourceState<StatsResponse>): TotalsState {
  const general = data?.general;
  if (general?.errors) return { status: 'failed' };
  if (general?.stats) return { status: 'loaded', totals: parseTotals(general.stats) };
  if (status === 'loading') return { status };
  return { status: status === 'failed' ? 'failed' : 'missing' };
}

function parseTotals(stats: SiteStats): Totals {
  const bestDay = periodStart(stats.views_best_day ?? '');
  return {
    views: stats.views,
    comments: stats.comments,
    viewsToday: stats.views_today,
    today: compareViews(stats.views_today, stats.views_yesterday),
    bestDay: Number.isNaN(bestDay) ? undefined : bestDay,
    bestDayViews: stats.views_best_day_total,
  };
}

function hasNoViews(bars: Bars, totals: TotalsState): boolean {
  if (bars.status !== 'loaded' || bars.periods.length === 0) return false;
  const charted = bars.periods.reduce((sum, { views }) => sum + views, 0);
  const allTime = totals.status === 'loaded' ? (totals.totals.views ?? 0) : 0;
  return charted <= 0 && allTime <= 0;
}
