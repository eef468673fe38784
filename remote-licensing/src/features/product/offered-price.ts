import { priceOf, type IntroOffer, type Price, type Product } from '@site-admin/contracts';

/** What a product costs today, a month. */
export interface OfferedPrice {
  /** With `discountPercent` only while a sale is on: spec 002 §5 speaks of that discount alone. */
  readonly price: Price;
  /** When the sale that lowers it ends, Unix ms; missing without a sale, and for one without an end. */
  readonly saleEnds?: number;
}

/** Unix ms. The provider's dates are in UTC, and often do not say so. NaN where there is none. */
function momentOf(date: string | undefined): number {
  if (date === undefined) return Number.NaN;
  const isBare = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(date);
  return Date.parse(isBare ? `${date.replace(' ', 'T')}Z` : date);
}

/** A date that is missing or cannot be read does not bound the sale. */
function isOnSale({ sale_coupon: sale }: Product, now: number): boolean {
  return !!sale && sale.discount > 0 && !(momentOf(sale.start_date) > now) && !(momentOf(sale.expires) <= now);
}

/** An offer somebody had already is theirs no more: then the first year costs as much as any other. */
const stillOpen = (offer: IntroOffer | undefined) =>
  offer?.ineligible_reason ? { ...offer, raw_price: offer.original_price } : offer;

/**
 * The price of a product with what lowers it now: an offer for the first year, and a sale (spec 002 §5).
 *
 * @param offer Of the same product, where there is one.
 * @param now Unix ms.
 */
export function offeredPrice(product: Product, offer: IntroOffer | undefined, now: number): OfferedPrice {
  const hasSale = isOnSale(product, now);
  const { discountPercent, ...price } = priceOf(hasSale ? product : { ...product, sale_coupon: null }, stillOpen(offer));
  if (!hasSale || discountPercent === undefined) return { price };
  const saleEnds = momentOf(product.sale_coupon?.expires);
  return { price: { ...price, discountPercent }, ...(Number.isNaN(saleEnds) ? {} : { saleEnds }) };
}
