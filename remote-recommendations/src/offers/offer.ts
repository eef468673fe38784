import {
  checkoutUrl,
  type EndpointResult,
  type getUpsell,
  type InitialState,
  type IntroOffer,
  type ProductSuggestion,
} from '@site-admin/contracts';
import { selectPrice, type Price } from '@site-admin/kit/rules';
import type { Discount } from './discount';

/** A product that the assistant offers. */
export interface OfferedProduct {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  /** Per month. */
  readonly cost: number;
  readonly currency: string;
}

export const toOfferedProduct = ({ currency_code: currency, ...suggestion }: ProductSuggestion): OfferedProduct => ({
  ...suggestion,
  currency,
});

/** Returns the product of an upsell; undefined if it has none to show, or lacks its slug or its price. */
export function selectUpsellProduct(upsell: EndpointResult<typeof getUpsell> | undefined): OfferedProduct | undefined {
  const { hide_upsell: isHidden = true, product_slug: slug, title, description = '', features = [] } = upsell ?? {};
  const { cost = upsell?.price, currency_code: currency } = upsell ?? {};
  if (isHidden || slug === undefined || title === undefined || !cost || currency === undefined) return undefined;
  return { slug, title, description, features, cost, currency };
}

export interface PriceFacts {
  readonly offers: readonly IntroOffer[];
  readonly discount: Discount | undefined;
  /** Unix ms. */
  readonly now: number;
}

/** Returns the price of a product with its introductory offer and the site's discount (spec 002 §5; reference: behaviour, D5). */
export function selectOfferPrice({ slug, cost, currency }: OfferedProduct, { offers, discount, now }: PriceFacts): Price {
  return selectPrice({
    product: {
      cost: 12 * cost,
      currency_code: currency,
      ...(discount && { sale_coupon: { discount: discount.percent, expires: new Date(discount.endsAt).toISOString() } }),
    },
    offer: offers.find(({ product_slug }) => product_slug === slug),
    now,
  });
}

/**
 * Returns the largest reduction in percent of the products that have an introductory offer, while the site has a discount; undefined
 * if there is none (spec 002 §4).
 */
export function selectLargestPercent(products: readonly OfferedProduct[], facts: PriceFacts): number | undefined {
  const percents = products
    .filter(({ slug }) => facts.offers.some(({ product_slug }) => product_slug === slug))
    .flatMap((product) => selectOfferPrice(product, facts).discountPercent ?? []);
  return percents.length > 0 ? Math.max(...percents) : undefined;
}

/** Returns the link to the checkout of a product, which returns to the step after a purchase (spec 002 §7). */
export function getCheckoutUrl(slug: string, initial: InitialState, coupon = ''): string {
  const target = `${initial.adminUrl}admin.php?jp-react-redirect=product-purchased`;
  const query = `coupon=${encodeURIComponent(coupon)}&redirect_to=${encodeURIComponent(target)}`;
  return checkoutUrl('jetpack-recommendations-product-checkout', slug, initial, query);
}
