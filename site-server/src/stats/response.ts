import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption } from '../db/options';
import { bestDay, lastRecordedDay, recordVisits, totalVisits, visitsBetween, type DayOfVisits } from '../db/visits';
import { toDay, visitsUpTo } from '../scenarios/visits';
import { firstDay, series, type Unit } from './series';

const dayMs = 24 * 60 * 60 * 1000;

/** Adds visits for each day until today, if the site has any. */
function catchUp(db: Database, now: number): void {
  if (!readOption(db, 'has_visitors', v.boolean(), false)) return;
  const last = lastRecordedDay(db);
  if (last === undefined || last >= toDay(now)) return;
  const missed = Math.round((Date.parse(toDay(now)) - Date.parse(last)) / dayMs);
  recordVisits(db, visitsUpTo(now, missed));
}

const none: DayOfVisits = { day: '', views: 0, visitors: 0 };

function general(db: Database, now: number) {
  const today = toDay(now);
  const on = (day: string) => visitsBetween(db, day, day)[0] ?? none;
  const yesterday = on(toDay(now - dayMs));
  const best = bestDay(db) ?? none;
  const count = (name: string) => readOption(db, name, v.number(), 0);
  return {
    visitors_today: on(today).visitors,
    visitors_yesterday: yesterday.visitors,
    visitors: totalVisits(db).visitors,
    views_today: on(today).views,
    views_yesterday: yesterday.views,
    views_best_day: best.day,
    views_best_day_total: best.views,
    views: totalVisits(db).views,
    comments: count('comments'),
    posts: count('posts'),
    followers_blog: count('followers'),
    followers_comments: 0,
    comments_per_month: Math.round(count('comments') / 12),
    comments_most_active_recent_day: '',
    comments_most_active_time: '',
    comments_spam: 0,
    categories: 1,
    tags: 0,
    shares: count('shares'),
  };
}

function visits(db: Database, now: number, unit: Unit) {
  const today = toDay(now);
  const days = visitsBetween(db, firstDay(today, unit), today);
  return { date: today, unit, fields: ['period', 'views', 'visitors'], data: series(days, today, unit) };
}

const getUnit = (range: string): Unit => (range === 'week' || range === 'month' ? range : 'day');

/** Returns the statistics of one range; an unknown range counts as a day. */
export function statsResponse(db: Database, now: number, range: string) {
  const unit = getUnit(range);
  catchUp(db, now);
  const shown = visits(db, now, unit);
  if (unit !== 'day') return { [unit]: shown };
  return { general: { date: toDay(now), stats: general(db, now), visits: shown }, day: shown };
}

/** Returns an error inside a successful response; its code is `missing_token` on a site that is not connected. */
export function statsError(range: string, code: 'missing_token' | 'stats_error', message: string) {
  const unit = getUnit(range);
  const problem = { errors: { [code]: [message] }, error_data: [] };
  return unit === 'day' ? { general: problem, day: [] } : { [unit]: problem };
}
