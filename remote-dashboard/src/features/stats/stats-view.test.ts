import { FetchNetworkError, type ResourceState, type StatsResponse } from '@site-admin/contracts';
import { selectStatsView, type StatsView, type StatsViewParts } from './stats-view';

type State = ResourceState<StatsResponse>;

const error = new FetchNetworkError('no connection');
const providerError = { errors: { stats_error: ['No.'] } };
const loading: State = { status: 'loading' };
const failed: State = { status: 'failed', error };
const ready = (data: StatsResponse): State => ({ status: 'ready', data });
const visits = (views: number) => ({ data: [['2026-11-21', views] as [string, number]] });
const general = (views: number) => ({ stats: { views, views_best_day: '' } });

const days = (views: number, allTime = views) => ready({ general: general(allTime), day: visits(views) });
const parts = (overrides: Partial<StatsViewParts>): StatsViewParts => {
  const resource = overrides.days ?? days(5);
  return { range: 'day', days: resource, chosen: resource, isEmptyCardDismissed: false, ...overrides };
};

/** The view in short: its kind, and for a chart the states of its parts. */
const summary = (view: StatsView) =>
  view.kind === 'chart' ? `chart: bars ${view.bars.status}, totals ${view.totals.status}` : view.kind;

test.each<[string, Partial<StatsViewParts>, string]>([
  ['nothing loaded', { days: loading }, 'loading'],
  ['days with views', {}, 'chart: bars loaded, totals loaded'],
  ['days fetched again', { days: { ...days(5), status: 'loading' } as State }, 'chart: bars loaded, totals loaded'],
  [
    'days that fail to be fetched again',
    { days: { status: 'failed', error, data: days(5).data } as State },
    'chart: bars loaded, totals loaded',
  ],
  ['days without totals', { days: ready({ general: undefined, day: visits(5) }) }, 'chart: bars loaded, totals missing'],
  ['weeks loading beside days', { range: 'week', chosen: loading }, 'chart: bars loading, totals loaded'],
  [
    'weeks loaded before the days',
    { range: 'week', days: loading, chosen: ready({ week: visits(5) }) },
    'chart: bars loaded, totals loading',
  ],
  ['weeks that failed', { range: 'week', chosen: failed }, 'chart: bars failed, totals loaded'],
  [
    'weeks with an error of the provider',
    { range: 'week', chosen: ready({ week: { data: [], ...providerError } }) },
    'chart: bars failed, totals loaded',
  ],
  ['a response without the range', { range: 'week', chosen: ready({}) }, 'chart: bars failed, totals loaded'],
  ['days that failed', { days: failed }, 'failed'],
  ['days that failed while weeks are shown', { range: 'week', days: failed, chosen: ready({ week: visits(5) }) }, 'failed'],
  ['DASH-080 an error of the provider in the totals', { days: ready({ general: providerError, day: visits(5) }) }, 'failed'],
  ['an error of the provider, fetched again', { days: { status: 'loading', data: { general: providerError } } }, 'failed'],
  ['DASH-081 no views', { days: days(0) }, 'empty'],
  ['DASH-081 no views, dismissed', { days: days(0), isEmptyCardDismissed: true }, 'chart: bars loaded, totals loaded'],
  ['no views in the range, but before it', { days: days(0, 40) }, 'chart: bars loaded, totals loaded'],
  ['no bars at all', { days: ready({ general: general(0), day: { data: [] } }) }, 'chart: bars loaded, totals loaded'],
])('%s', (_title, overrides, expected) => {
  expect(summary(selectStatsView(parts(overrides)))).toBe(expected);
});

test('totals keep what the site sent; a best day without a date is undefined', () => {
  const stats = { views: 7, comments: 2, views_today: 1, views_best_day: '2026-10-02', views_best_day_total: 5 };
  const toTotals = (view: StatsView) =>
    view.kind === 'chart' && view.totals.status === 'loaded' ? view.totals.totals : undefined;
  expect(toTotals(selectStatsView(parts({ days: ready({ general: { stats }, day: visits(5) }) })))).toEqual({
    views: 7,
    comments: 2,
    viewsToday: 1,
    bestDay: Date.UTC(2026, 9, 2),
    bestDayViews: 5,
  });
  expect(toTotals(selectStatsView(parts({})))?.bestDay).toBeUndefined();
});
