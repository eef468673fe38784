import * as v from 'valibot';
import { decodedText, linkAddress, mapOrEmptyList, numberLike } from '../wire';

const flag = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.boolean(), v.literal(0), v.literal(1)]),
      v.transform((value) => Boolean(value)),
    ),
  ),
);
const slugs = v.optional(v.nullable(v.array(v.string())));

/** Stored state of the assistant (reference: wire, recommendations/data). Saved as a whole, so unknown members are kept. */
export const recommendationsData = v.looseObject({
  'site-type-agency': flag,
  'site-type-store': flag,
  'site-type-personal': flag,
  /** Written by older versions. */
  'site-type-business': flag,
  /** Written by older versions. */
  'site-type-other': flag,
  selectedRecommendations: slugs,
  skippedRecommendations: slugs,
  viewedRecommendations: slugs,
  onboardingActive: v.optional(v.nullable(v.string())),
  onboardingViewed: slugs,
  onboardingHasStarted: flag,
  /** Slugs of the steps, not their number. */
  onboardingTotalSteps: slugs,
});
export type RecommendationsData = v.InferOutput<typeof recommendationsData>;

/** A product the provider suggests. */
export const productSuggestion = v.looseObject({
  product_id: v.optional(numberLike),
  slug: v.string(),
  title: v.optional(decodedText, ''),
  description: v.optional(decodedText, ''),
  /** Per month. */
  cost: v.optional(numberLike, 0),
  currency_code: v.optional(v.string(), ''),
  cost_timeframe: v.optional(v.string(), ''),
  billing_timeframe: v.optional(v.string(), ''),
  cta_text: v.optional(v.string()),
  cta_link: v.optional(linkAddress),
  features: v.optional(v.array(v.string()), []),
});
export type ProductSuggestion = v.InferOutput<typeof productSuggestion>;

/** The product the summary recommends, unless `hide_upsell`. */
export const upsell = mapOrEmptyList(
  v.looseObject({
    hide_upsell: v.optional(v.boolean(), false),
    product_slug: v.optional(v.string()),
    product_id: v.optional(numberLike),
    title: v.optional(decodedText),
    header: v.optional(decodedText),
    description: v.optional(decodedText),
    features: v.optional(v.array(v.string())),
    cta_text: v.optional(decodedText),
    cta_link: v.optional(linkAddress),
    price: v.optional(numberLike),
    cost: v.optional(numberLike),
    currency_code: v.optional(v.string()),
    cost_timeframe: v.optional(v.string()),
    billing_timeframe: v.optional(v.string()),
  }),
);
