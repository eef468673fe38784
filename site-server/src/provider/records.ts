import type { Plan } from '../modules/plan';
import { displayPrice, products, type Product } from './products';

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

/** Features that are on, and which products would switch on the others. */
export function featuresRecord({ product, products: beside }: Plan) {
  const active = [...new Set([product, ...beside].flatMap(({ features }) => features).concat(freeFeatures))];
  const available: Record<string, string[]> = {};
  for (const { slug, features, term } of products) {
    if (term === 'month') continue;
    for (const feature of features) available[feature] = [...(available[feature] ?? []), slug];
  }
  return { active, available };
}

/** The plan as the provider describes it. */
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

/** A product as `site/products` and `products` list it. */
export function productRecord(product: Product) {
  return {
    product_id: product.id,
    product_name: product.name,
    product_slug: product.slug,
    description: product.name,
    product_type: 'jetpack',
    available: true,
    billing_product_slug: product.slug.replaceAll('_', '-'),
    is_domain_registration: false,
    cost_display: displayPrice(product.cost),
    combined_cost_display: displayPrice(product.cost),
    cost: product.cost,
    cost_smallest_unit: Math.round(product.cost * 100),
    currency_code: 'USD',
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
        cost_per_interval: product.firstYear,
        transition_after_renewal_count: 0,
        should_prorate_when_offer_ends: false,
      },
    }),
  };
}

export const productRecords = () => Object.fromEntries(products.map((product) => [product.slug, productRecord(product)]));

/** A product as `plans` lists it. */
export const planRecords = () =>
  products.map((product) => ({
    product_id: product.id,
    product_name: product.name,
    product_slug: product.slug,
    product_name_short: product.name,
    bd_slug: product.slug,
    raw_price: product.cost,
    formatted_price: displayPrice(product.cost),
    currency_code: 'USD',
    bill_period: product.term === 'year' ? 365 : 31,
    bill_period_label: product.term === 'year' ? 'per year' : 'per month',
    features: [],
  }));

/** Lower prices for the first year. */
export const introOffers = () =>
  products.flatMap((product) =>
    product.firstYear === undefined
      ? []
      : [
          {
            product_id: product.id,
            product_slug: product.slug,
            currency_code: 'USD',
            formatted_price: displayPrice(product.firstYear),
            original_price: product.cost,
            raw_price: product.firstYear,
            discount_percentage: Math.round(100 - (100 * product.firstYear) / product.cost),
            ineligible_reason: null,
          },
        ],
  );
