import { getStats } from '@site-admin/contracts';
import { press, type GalleryState } from '@site-admin/kit/gallery';
import { statsCard } from './stats.card';

const component = statsCard.Card;
const noTotals = { views: 0, comments: 0, views_today: 0, views_best_day: '', views_best_day_total: 0 };
const totals = { views: 1_234_567, comments: 890, views_today: 0, views_best_day: '2026-10-02', views_best_day_total: 98_765 };

const days = (views: (day: number) => number): [string, number][] =>
  Array.from({ length: 30 }, (_, day) => [`2026-10-${String(day + 1).padStart(2, '0')}`, views(day)]);

const errors = { unknown_blog: ['The site is not known to the statistics service.'] };

export const statsStates: readonly GalleryState[] = [
  { name: 'Stats, typical', component },
  { name: 'Stats, loading', component, arrange: (fake) => void fake.site.hold(getStats) },
  { name: 'Stats, error', component, arrange: (fake) => fake.site.fail(getStats, { status: 500 }) },
  {
    name: 'Stats, error of the provider',
    component,
    arrange: (fake) => fake.site.respond(getStats, { general: { errors }, day: { errors } }),
  },
  { name: 'Stats, inactive', component, site: { modules: { stats: false } } },
  {
    name: 'Stats, inactive for an editor',
    component,
    site: { role: 'editor', permissions: { view_stats: true }, modules: { stats: false } },
  },
  { name: 'Stats, offline', component, site: { connection: 'offline' } },
  { name: 'Stats, weeks', component, act: (host) => press(host, 'Weeks') },
  { name: 'Stats, months', component, act: (host) => press(host, 'Months') },
  {
    name: 'Stats, disabled by the site',
    component,
    site: { modules: { stats: { activated: false, override: 'inactive' } } },
  },
  { name: 'Stats, account not linked', component, site: { linked: false, owner: false } },
  {
    name: 'Stats, no views yet',
    component,
    arrange: (fake) => fake.site.respond(getStats, { general: { stats: noTotals }, day: { data: days(() => 0) } }),
  },
  {
    name: 'Stats, no views yet, dismissed',
    component,
    site: { settings: { dismiss_empty_stats_card: true } },
    arrange: (fake) => fake.site.respond(getStats, { general: { stats: noTotals }, day: { data: days(() => 0) } }),
  },
  {
    name: 'Stats, large numbers',
    component,
    arrange: (fake) =>
      fake.site.respond(getStats, { general: { stats: totals }, day: { data: days((day) => (day * 7919) % 98_765) } }),
  },
];
