import { getStats, type EndpointWire } from '@site-admin/contracts';
import { screen, within } from '@testing-library/dom';
import type { openDashboard } from './render-dashboard';

export type WireStats = EndpointWire<typeof getStats>;

const totals = { views: 4210, comments: 31, views_today: 17, views_best_day: '2026-10-02', views_best_day_total: 164 };
const noTotals = { views: 0, comments: 0, views_today: 0, views_best_day: '', views_best_day_total: 0 };

const daysResponse = (data: [string, number][], stats = totals): WireStats => ({
  general: { stats },
  day: { unit: 'day', fields: ['period', 'views'], data },
});
export const twoDays = daysResponse([
  ['2026-11-20', 49],
  ['2026-11-21', 12],
]);
export const oneWeek: WireStats = { week: { data: [['2022W11W28', 16]] } };
export const noViews = daysResponse(
  [
    ['2026-11-20', 0],
    ['2026-11-21', 0],
  ],
  noTotals,
);

export const section = () => within(screen.getByRole('region', { name: 'Jetpack Stats' }));
export const tab = (name: string) => section().getByRole('tab', { name });
export const getBarNames = () =>
  section()
    .getAllByRole('listitem')
    .map((bar) => within(bar).getByRole('link').getAttribute('aria-label'));
export const findChart = (name: string) => section().findByRole('list', { name });

export function requestedRanges(page: Awaited<ReturnType<typeof openDashboard>>) {
  return page.site.getCalls(getStats).map(({ query }) => query);
}

export function isDay(query: unknown): boolean {
  return JSON.stringify(query) === JSON.stringify({ range: 'day' });
}
