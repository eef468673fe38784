import {
  describeProduct,
  planClass,
  redirectUrl,
  type InitialState,
  type IntroOffer,
  type Product,
  type ProductDescription,
  type Purchase,
} from '@site-admin/contracts';
import { offeredPrice, type OfferedPrice } from './offered-price';
import { isOwned } from './owned';
import type { ProductKey } from './product-key';

/** A product as its card shows it. */
export interface OfferedProduct extends OfferedPrice {
  readonly description: ProductDescription;
  readonly isOwned: boolean;
}

/** What the site, the provider and the clock say. */
export interface Facts {
  readonly initial: InitialState;
  readonly products: Readonly<Record<string, Product>>;
  readonly offers: readonly IntroOffer[];
  readonly purchases: readonly Purchase[];
  /** Unix ms. */
  readonly now: number;
}

/** A product as the site knows it, without the provider's price; undefined where the site does not sell it. */
export function describe(key: ProductKey, initial: InitialState, sold?: Product): ProductDescription | undefined {
  const known = initial.products[key];
  if (!known) return undefined;
  const checkout = redirectUrl('jetpack-product-description-checkout', { site: initial.rawUrl, path: known.slug }, initial);
  return describeProduct(key, known, sold, checkout);
}

/** A product that can be had, with its price; undefined where it is not available. */
export function offeredProduct(key: ProductKey, facts: Facts): OfferedProduct | undefined {
  const { initial, products, offers, purchases, now } = facts;
  const slug = initial.products[key]?.slug ?? '';
  const sold = Object.hasOwn(products, slug) ? products[slug] : undefined;
  const description = describe(key, initial, sold);
  if (!sold || !description?.available) return undefined;
  const offer = offers.find(({ product_slug }) => product_slug === slug);
  return { description, ...offeredPrice(sold, offer, now), isOwned: isOwned(key, purchases) };
}

/** The plan that has this product in it, as the second offer beside it; undefined where there is none or the site has it. */
export function planBeside({ description }: OfferedProduct, facts: Facts): OfferedProduct | undefined {
  if (!description.includedInPlans.includes('security')) return undefined;
  const plan = offeredProduct('security', facts);
  return plan?.isOwned ? undefined : plan;
}

/** The size of security most sites take. */
export const isPopular = ({ slug }: ProductDescription) =>
  planClass(slug) === 'security-t1' || slug.startsWith('jetpack_security_t0');
