import type { Plan } from '../modules/plan';
import { displayPrice, priceIn, smallestUnits, type Currency } from './prices';
import type { Product } from './product';
import { products } from './products';

/** Features of the free plan. */
const freeFeatures = [
  'advanced-seo',
  'opentable',
  'calendly',
  'send-a-message',
  'whatsapp-button',
  'social-previews',
  'core/video',
  'core/cover',
  'core/audio',
];

/** Returns the active features, and for each other feature the products that would add it. */
export function featuresRecord({ product, products: sibling }: Plan) {
  const active = [...new Set([product, ...sibling].flatMap(({ features }) => features).concat(freeFeatures))];
  const available: Record<string, string[]> = {};
  for (const { slug, features, term } of products) {
    if (term === 'month') continue;
    for (const feature of features) available[feature] = [...(available[feature] ?? []), slug];
  }
  return { active, available };
}

/** Returns the plan as the provider's API describes it. */
export function planRecord(plan: Plan) {
  const { product } = plan;
  const isFree = product.cost === 0;
  return {
    product_id: product.id,
    product_slug: product.slug,
    product_name: product.name,
    product_name_short: product.name.replace(/^Jetpack /, ''),
    expired: false,
    billing_period: isFree ? '' : product.term === 'year' ? 'Yearly' : 'Monthly',
    user_is_owner: !isFree,
    is_free: isFree,
    license_capacity: false,
    features: featuresRecord(plan),
  };
}

/** Returns a product as `site/products` and `products` list it. */
function productRecord(product: Product, currency: Currency = 'USD') {
  return {
    product_id: product.id,
    product_name: product.name,
    product_slug: product.slug,
    description: product.name,
    product_type: 'jetpack',
    available: true,
    billing_product_slug: product.slug.replaceAll('_', '-'),
    is_domain_registration: false,
    cost_display: displayPrice(product.cost, currency),
    combined_cost_display: displayPrice(product.cost, currency),
    cost: priceIn(currency, product.cost),
    cost_smallest_unit: smallestUnits(currency, product.cost),
    currency_code: currency,
    price_tier_list: [],
    price_tier_usage_quantity: null,
    product_term: product.term,
    price_tiers: [],
    price_tier_slug: '',
    ...(product.firstYear !== undefined && {
      introductory_offer: {
        interval_unit: 'year',
        interval_count: 1,
        usage_limit: null,
        cost_per_interval: priceIn(currency, product.firstYear),
        transition_after_renewal_count: 0,
        should_prorate_when_offer_ends: false,
      },
    }),
  };
}

export const productRecords = (currency: Currency = 'USD') =>
  Object.fromEntries(products.map((product) => [product.slug, productRecord(product, currency)]));

/** Returns the products as `plans` lists them. */
export const planRecords = (currency: Currency = 'USD') =>
  products.map((product) => ({
    product_id: product.id,
    product_name: product.name,
    product_slug: product.slug,
    product_name_short: product.name,
    bd_slug: product.slug,
    raw_price: priceIn(currency, product.cost),
    formatted_price: displayPrice(product.cost, currency),
    currency_code: currency,
    bill_period: product.term === 'year' ? 365 : 31,
    bill_period_label: product.term === 'year' ? 'per year' : 'per month',
    features: [],
  }));

/** Returns the introductory offers. */
export const introOffers = (currency: Currency = 'USD') =>
  products.flatMap((product) =>
    product.firstYear === undefined
      ? []
      : [
          {
            product_id: product.id,
            product_slug: product.slug,
            currency_code: currency,
            formatted_price: displayPrice(product.firstYear, currency),
            original_price: priceIn(currency, product.cost),
            raw_price: priceIn(currency, product.firstYear),
            discount_percentage: Math.round(100 - (100 * product.firstYear) / product.cost),
            ineligible_reason: null,
          },
        ],
  );
