import type { ProductForPurchase } from './partner-coupon';
import type { Product } from './product';

/** A product as described on its page and in banners: the site's data with the provider's price. */
export interface ProductDescription {
  /** The key of the page: `backup`, `security` … */
  readonly key: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly disclaimer: ProductForPurchase['disclaimer'];
  readonly currencyCode: string;
  /** Per year, in the main unit. */
  readonly fullPrice: number;
  readonly saleCoupon: { readonly discount: number } | undefined;
  readonly upgradeUrl: string;
  readonly available: boolean;
  readonly includedInPlans: readonly string[];
}

/** Merges the page's data of a product with the provider's price; without a price it is not available. */
export function describeProduct(
  key: string,
  known: ProductForPurchase,
  sold: Product | undefined,
  upgradeUrl: string,
): ProductDescription {
  return {
    key,
    slug: known.slug,
    title: known.title,
    description: known.description,
    features: known.features,
    disclaimer: known.disclaimer,
    currencyCode: sold?.currency_code ?? '',
    fullPrice: sold?.cost ?? 0,
    saleCoupon: sold?.sale_coupon ? { discount: sold.sale_coupon.discount } : undefined,
    upgradeUrl,
    available: sold?.available ?? false,
    includedInPlans: known.included_in_plans,
  };
}
