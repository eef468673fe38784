import { addPurchase, getPurchases } from '../db/licenses';
import type { Database } from '../db/open';
import { termMs } from './licenses';
import { useCoupon, getWorth } from './coupons';
import type { Product } from './product';
import { ProviderRefusal } from './provider';

/** The price of a product for this site, in US dollars per term. */
export interface Price {
  readonly full: number;
  /** For the first term: after the introductory offer and the coupon. */
  readonly first: number;
  readonly isIntroductory: boolean;
  /** Percent off with the coupon; 0 without one. */
  readonly percent: number;
  /** Why the coupon is not valid. */
  readonly problem: string | undefined;
}

const cents = (dollars: number) => Math.round(dollars * 100) / 100;

interface Order {
  readonly blogId: number;
  readonly product: Product;
  /** '' for none. */
  readonly coupon: string;
}

/** The introductory offer applies to sites that never had the product. */
export function getPrice(db: Database, { blogId, product, coupon }: Order, now: number): Price {
  const isNew = !getPurchases(db, blogId).some(({ productSlug }) => productSlug === product.slug);
  const isIntroductory = product.firstYear !== undefined && isNew;
  const before = isIntroductory && product.firstYear !== undefined ? product.firstYear : product.cost;
  const worth = coupon === '' ? 0 : getWorth(db, coupon, product.slug, now);
  const percent = typeof worth === 'number' ? worth : 0;
  const problem = typeof worth === 'string' ? worth : undefined;
  return { full: product.cost, first: cents(before * (1 - percent / 100)), isIntroductory, percent, problem };
}

/**
 * Sells a product: a purchase from now for one term. @throws {ProviderRefusal} If the coupon is not valid or the product is active already.
 */
export function placeOrder(db: Database, order: Order & { readonly accountId: number }, now: number): Price {
  const { blogId, product, coupon, accountId } = order;
  return db.atomically(() => {
    const runs = getPurchases(db, blogId).some(
      (each) => each.productSlug === product.slug && each.active && each.expiresAt > now,
    );
    if (runs) throw new ProviderRefusal(409, 'already_purchased', 'The site has this product already.');
    const price = getPrice(db, order, now);
    if (price.problem !== undefined) throw new ProviderRefusal(400, 'invalid_coupon', price.problem);
    addPurchase(db, {
      blogId,
      accountId,
      productSlug: product.slug,
      subscribedAt: now,
      expiresAt: now + termMs(product),
      licenseKey: null,
      price: price.first,
      coupon: coupon === '' ? null : coupon,
    });
    if (coupon !== '') useCoupon(db, coupon, now);
    return price;
  });
}
