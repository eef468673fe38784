import * as v from 'valibot';
import { decodedText, mapOrEmptyList, numberLike } from '../wire';

const text = v.optional(v.string());

/** Active features, and available ones with the plans that include them. */
export const siteFeatures = mapOrEmptyList(
  v.looseObject({
    active: v.optional(v.array(v.string()), []),
    available: v.optional(mapOrEmptyList(v.record(v.string(), v.array(v.string()))), {}),
  }),
);
export type SiteFeatures = v.InferOutput<typeof siteFeatures>;

/** The plan in the provider's record. */
export const sitePlan = v.looseObject({
  product_id: v.optional(numberLike),
  product_slug: v.string(),
  product_name_short: text,
  expired: v.optional(v.boolean()),
  is_free: v.optional(v.boolean()),
  features: v.optional(siteFeatures),
});
export type SitePlan = v.InferOutput<typeof sitePlan>;

/** The provider's record of the site (reference: wire, GET site). */
export const siteData = v.looseObject({
  ID: v.optional(numberLike),
  name: v.optional(decodedText),
  description: v.optional(decodedText),
  URL: text,
  plan: v.optional(sitePlan),
  icon: v.optional(v.nullable(v.looseObject({ img: text }))),
  options: v.optional(mapOrEmptyList(v.looseObject({ videopress_storage_used: v.optional(v.nullable(numberLike)) }))),
});
export type SiteData = v.InferOutput<typeof siteData>;

/** A benefit of the plugin for the site so far: `value` is its count, where there is one. */
export const benefit = v.looseObject({
  name: v.string(),
  title: v.optional(v.string(), ''),
  description: v.optional(v.string(), ''),
  value: v.optional(numberLike),
});
export type Benefit = v.InferOutput<typeof benefit>;

/** An entry of the site's activity log. */
export const siteActivity = v.looseObject({
  /** What happened: `rewind__backup_complete_full`, `user__login` … */
  name: v.optional(v.string(), ''),
  /** When, ISO 8601. */
  published: v.optional(v.string()),
});
export type SiteActivity = v.InferOutput<typeof siteActivity>;
