import type { IntroOffer, Product } from './product';

/** What something costs a month, billed yearly. */
export interface Price {
  /** In the main unit of the currency, a month. */
  readonly value: number;
  readonly currency: string;
  /** The lower price of the first year, a month; missing when there is none. */
  readonly offPrice?: number;
  /** By how much it is lower, in whole percent. */
  readonly discountPercent?: number;
}

/**
 * The price of a product: an offer for the first year and a sale both lower it (reference: behaviour, E4).
 *
 * @param offer Of the same product, where there is one.
 */
export function priceOf(product: Product, offer?: IntroOffer): Price {
  const full = offer?.original_price ?? product.cost;
  const final = (offer?.raw_price ?? full) * (1 - (product.sale_coupon?.discount ?? 0) / 100);
  const price = { value: full / 12, currency: product.currency_code };
  if (final >= full) return price;
  return { ...price, offPrice: final / 12, discountPercent: Math.round((1 - final / full) * 100) };
}
