import { periodStart, type ResourceState, type SiteStats, type StatsAnswer } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import { periodsOf, type Period, type Range } from './periods';

/** The numbers below the chart, of all time; undefined where the site sends none. */
export interface Totals {
  readonly views: number | undefined;
  readonly comments: number | undefined;
  readonly viewsToday: number | undefined;
  /** Unix ms, UTC; undefined while there was no best day. */
  readonly bestDay: number | undefined;
  readonly bestDayViews: number | undefined;
}

function totalsOf(sent: SiteStats): Totals {
  const bestDay = periodStart(sent.views_best_day ?? '');
  return {
    views: sent.views,
    comments: sent.comments,
    viewsToday: sent.views_today,
    bestDay: Number.isNaN(bestDay) ? undefined : bestDay,
    bestDayViews: sent.views_best_day_total,
  };
}

/** One range's bars. What is there stays on screen while it is asked for again. */
export type Bars =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly periods: readonly Period[] }
  | { readonly status: 'failed' };

/** The numbers come with the days; `missing` when those did not bring any. */
export type General =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly totals: Totals }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' };

export interface StatsState {
  readonly range: Range;
  /** What was heard so far, range by range: going back to a tab shows it at once. */
  readonly bars: Readonly<Record<Range, Bars>>;
  readonly general: General;
  /** The card that says there is nothing to see yet was sent away in this view. */
  readonly emptyCard: 'shown' | 'dismissed';
}

const loading = { status: 'loading' } as const;

const initialState: StatsState = {
  range: 'day',
  bars: { day: loading, week: loading, month: loading },
  general: loading,
  emptyCard: 'shown',
};

/** One state of the stats resource, with the range it was asked for. */
export interface StatsHeard {
  readonly range: Range;
  readonly state: ResourceState<StatsAnswer>;
}

function barsOf({ range, state }: StatsHeard, earlier: Bars): Bars {
  const visits = state.data?.[range];
  if (visits?.errors) return { status: 'failed' };
  if (visits) return { status: 'loaded', periods: periodsOf(visits.data) };
  return state.status === 'loading' ? earlier : { status: 'failed' };
}

function generalOf({ range, state }: StatsHeard, earlier: General): General {
  if (range !== 'day') return earlier;
  const general = state.data?.general;
  if (general?.errors) return { status: 'failed' };
  if (general?.stats) return { status: 'loaded', totals: totalsOf(general.stats) };
  if (state.status === 'loading') return earlier;
  return { status: state.status === 'failed' ? 'failed' : 'missing' };
}

const slice = createSlice({
  name: 'stats',
  initialState,
  reducers: {
    rangeChosen: (state, { payload }: PayloadAction<Range>): StatsState => ({ ...state, range: payload }),
    heard: (state, { payload }: PayloadAction<StatsHeard>): StatsState => ({
      ...state,
      bars: { ...state.bars, [payload.range]: barsOf(payload, state.bars[payload.range]) },
      general: generalOf(payload, state.general),
    }),
    /** `forGood` where the viewer may save that on the site; else it is for this view. */
    emptyCardDismissed: (state, _action: PayloadAction<{ forGood: boolean }>): StatsState => ({
      ...state,
      emptyCard: 'dismissed',
    }),
  },
});

export const stats = slice.actions;
export const statsReducer = slice.reducer;

export interface WithStats {
  readonly stats: StatsState;
}

export const selectStats = ({ stats }: WithStats): StatsState => stats;
