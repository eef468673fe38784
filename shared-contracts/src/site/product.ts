import * as v from 'valibot';
import { decodedText, numberLike } from '../wire';

const text = v.optional(v.string(), '');

/** A product of the provider with its price for this site (reference: wire, GET site/products). */
export const product = v.looseObject({
  product_id: v.optional(numberLike),
  product_name: v.optional(decodedText, ''),
  product_slug: text,
  available: v.optional(v.boolean(), false),
  /** Per term, in the main unit of the currency. */
  cost: v.optional(numberLike, 0),
  currency_code: text,
  introductory_offer: v.optional(v.nullable(v.looseObject({ cost_per_interval: v.optional(numberLike) }))),
  sale_coupon: v.optional(
    v.nullable(
      v.looseObject({
        start_date: v.optional(v.string()),
        expires: v.optional(v.string()),
        /** Percent. */
        discount: v.optional(numberLike, 0),
      }),
    ),
  ),
});
export type Product = v.InferOutput<typeof product>;

/** A lower price for the first term. */
export const introOffer = v.looseObject({
  product_id: v.optional(numberLike),
  product_slug: v.string(),
  currency_code: text,
  /** Per year. */
  original_price: numberLike,
  /** Of the first year. */
  raw_price: numberLike,
  discount_percentage: v.optional(v.nullable(numberLike)),
  ineligible_reason: v.optional(v.nullable(v.unknown())),
});
export type IntroOffer = v.InferOutput<typeof introOffer>;
