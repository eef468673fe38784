import * as v from 'valibot';
import { linkAddress, numberLike } from '../wire';

const text = v.optional(v.string(), '');
const texts = v.optional(v.array(v.string()), []);

/** A product of the page (reference: initial-state 3.5); prices are in `site/products`. */
export const productForPurchase = v.looseObject({
  title: text,
  slug: v.string(),
  description: text,
  show_promotion: v.optional(v.boolean(), false),
  discount_percent: v.optional(numberLike, 0),
  /** Keys of the plans that contain it. */
  included_in_plans: texts,
  features: texts,
  disclaimer: v.optional(v.looseObject({ text, link_text: text, url: v.optional(linkAddress, '') })),
});
export type ProductForPurchase = v.InferOutput<typeof productForPurchase>;

/** A coupon issued by a partner (reference: initial-state 3.3). */
export const partnerCoupon = v.looseObject({
  coupon_code: v.string(),
  preset: text,
  partner: v.looseObject({
    name: text,
    prefix: text,
    logo: v.optional(v.nullable(v.looseObject({ src: v.string(), width: numberLike, height: numberLike })), null),
  }),
  product: productForPurchase,
});
export type PartnerCoupon = v.InferOutput<typeof partnerCoupon>;
