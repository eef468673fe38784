import type { IntroOffer, Product } from '@site-admin/contracts';

/** Price of a product per month, billed yearly (spec 002 §5). */
export interface Price {
  /** Regular price per month, in the main unit of the currency. */
  readonly value: number;
  readonly currency: string;
  /** Price per month of the first term, where an introductory offer or a sale lowers it. */
  readonly offPrice?: number;
  /** Whole percent, rounded. Only during a sale: an introductory offer has no percentage of its own. */
  readonly discountPercent?: number;
  /** End of the sale, Unix ms. Missing without a sale, and for a sale without an end date. */
  readonly saleEndsAt?: number;
}

export interface PriceParts {
  readonly product: Pick<Product, 'cost' | 'currency_code' | 'sale_coupon'>;
  /** The introductory offer of the same product, if there is one. */
  readonly offer?: Pick<IntroOffer, 'original_price' | 'raw_price' | 'ineligible_reason'> | undefined;
  /** Unix ms. */
  readonly now: number;
}

/** Unix ms; NaN for a missing or unreadable date. The provider's dates are UTC, and often omit the time zone. */
export function parseUtcDate(date: string | undefined): number {
  if (date === undefined) return Number.NaN;
  const hasNoZone = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(date);
  return Date.parse(hasNoZone ? `${date.replace(' ', 'T')}Z` : date);
}

/** A missing or unreadable date does not limit the sale; a discount of more than 100 percent is not one. */
function isSaleActive({ sale_coupon: sale }: PriceParts['product'], now: number): boolean {
  if (!sale || sale.discount <= 0 || sale.discount > 100) return false;
  return !(parseUtcDate(sale.start_date) > now) && !(parseUtcDate(sale.expires) <= now);
}

/** Applies a discount in percent. */
const discounted = (price: number, percent: number) => price * (1 - percent / 100);

/**
 * Returns the current price of a product. An introductory offer and a sale both lower it; an offer that the site is no longer
 * eligible for does not (spec 002 §5; reference: behaviour, E4).
 */
export function selectPrice({ product, offer, now }: PriceParts): Price {
  const sale = isSaleActive(product, now) ? product.sale_coupon : undefined;
  const original = offer?.original_price ?? product.cost;
  const introductory = offer && !offer.ineligible_reason ? offer.raw_price : original;
  const final = discounted(introductory, sale?.discount ?? 0);
  const regular: Price = { value: original / 12, currency: product.currency_code };
  if (final >= original) return regular;
  const lowered: Price = { ...regular, offPrice: final / 12 };
  if (!sale) return lowered;
  const saleEndsAt = parseUtcDate(sale.expires);
  return {
    ...lowered,
    discountPercent: Math.round((100 * (original - final)) / original),
    ...(!Number.isNaN(saleEndsAt) && { saleEndsAt }),
  };
}

/**
 * Returns the percentage to display. A sale has its own; otherwise it is rounded down, so that it never overstates the reduction
 * (spec 000 §5). 0 without a lower price.
 */
export function percentOff({ value, offPrice, discountPercent }: Price): number {
  if (offPrice === undefined) return 0;
  // The tolerance corrects binary rounding: (100 - 57) / 100 is slightly less than 0.43.
  return discountPercent ?? Math.floor(((value - offPrice) / value) * 100 + 1e-9);
}
