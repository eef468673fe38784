import {
  checkoutUrl,
  describeProduct,
  isProduct,
  planClass,
  type InitialState,
  type IntroOffer,
  type Product,
  type ProductDescription,
  type Purchase,
} from '@site-admin/contracts';
import { hasProduct, selectPrice, type Price, type ProductKey } from '@site-admin/kit/rules';

/** An available product as its card displays it. */
export interface ProductOffer {
  readonly key: ProductKey;
  readonly description: ProductDescription;
  readonly price: Price;
  /** The site has an active purchase that contains it: of a plan, where it has a name. */
  readonly owned: { readonly plan: string | undefined } | undefined;
}

export interface OfferParts {
  readonly initial: InitialState;
  readonly products: Readonly<Record<string, Product>>;
  readonly offers: readonly IntroOffer[];
  readonly purchases: readonly Purchase[];
  /** Unix ms. */
  readonly now: number;
}

/** Returns the description of a product; undefined if the site does not list it. Without `product` it has no price. */
export function selectDescription(key: ProductKey, initial: InitialState, product?: Product): ProductDescription | undefined {
  const known = initial.products[key];
  if (!known) return undefined;
  return describeProduct(key, known, product, checkoutUrl('jetpack-product-description-checkout', known.slug, initial));
}

/** Returns how the site owns a product: a purchase of the product itself comes before a plan that includes it. */
function selectOwned(key: ProductKey, purchases: readonly Purchase[]): ProductOffer['owned'] {
  const owned = purchases.filter((purchase) => hasProduct(key, [purchase]));
  const [first] = owned;
  if (!first) return undefined;
  const isInPlanOnly = key !== 'security' && !owned.some(({ product_slug }) => isProduct(product_slug));
  return { plan: isInPlanOnly && first.product_name !== '' ? first.product_name : undefined };
}

/** Returns the offer of a product; undefined if the product is not available. */
export function selectOffer(key: ProductKey, parts: OfferParts): ProductOffer | undefined {
  const { initial, products, offers, purchases, now } = parts;
  const slug = initial.products[key]?.slug ?? '';
  const product = Object.hasOwn(products, slug) ? products[slug] : undefined;
  const description = selectDescription(key, initial, product);
  if (!product || !description?.available) return undefined;
  const offer = offers.find(({ product_slug }) => product_slug === slug);
  return { key, description, price: selectPrice({ product, offer, now }), owned: selectOwned(key, purchases) };
}

/** Returns the offer of the plan that includes this product; undefined if no plan does, or the site already has it. */
export function selectPlanOffer({ description }: ProductOffer, parts: OfferParts): ProductOffer | undefined {
  if (!description.includedInPlans.includes('security')) return undefined;
  const plan = selectOffer('security', parts);
  return plan?.owned ? undefined : plan;
}

/** True for the sizes of Security that are marked as popular (reference: behaviour, E4). */
export const isPopular = ({ slug }: ProductDescription): boolean =>
  planClass(slug) === 'security-t1' || slug.startsWith('jetpack_security_t0');
