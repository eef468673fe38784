import * as v from 'valibot';
import { embeddedErrors, mapOrEmptyList, numberLike } from '../wire';

const count = v.optional(numberLike);

/** `[period, views, …]`; a period is `2022-12-01`, or for weeks `2022W11W28`. */
const row = v.tupleWithRest([v.string(), numberLike], v.unknown());

/** Totals and records of the site. */
const siteStats = v.looseObject({
  visitors_today: count,
  visitors_yesterday: count,
  visitors: count,
  views_today: count,
  views_yesterday: count,
  /** `2022-12-01`, or '' when there is none. */
  views_best_day: v.optional(v.string()),
  views_best_day_total: count,
  views: count,
  comments: count,
  posts: count,
  followers_blog: count,
  shares: count,
});

/** Counts by period; `errors` instead when the provider failed. */
const visits = mapOrEmptyList(
  v.looseObject({
    date: v.optional(v.string()),
    unit: v.optional(v.string()),
    fields: v.optional(v.array(v.string())),
    data: v.optional(v.array(row), []),
    errors: v.optional(embeddedErrors),
  }),
);

/** Response of `module/stats/data`: its ranges depend on the requested one. */
export const stats = mapOrEmptyList(
  v.looseObject({
    general: v.optional(
      mapOrEmptyList(
        v.looseObject({
          date: v.optional(v.string()),
          stats: v.optional(mapOrEmptyList(siteStats)),
          errors: v.optional(embeddedErrors),
        }),
      ),
    ),
    day: v.optional(visits),
    week: v.optional(visits),
    month: v.optional(visits),
  }),
);
export type StatsResponse = v.InferOutput<typeof stats>;
export type SiteStats = v.InferOutput<typeof siteStats>;
export type Visits = v.InferOutput<typeof visits>;
export type VisitsRow = Visits['data'][number];
export type StatsRange = 'day' | 'week' | 'month';
