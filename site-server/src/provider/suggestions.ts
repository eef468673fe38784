import type { Plan } from '../modules/plan';
import { priceIn, type Currency } from './prices';
import type { Product } from './product';
import { getProduct } from './products';

/** Price per month, in whole units. */
const perMonth = ({ cost }: Product, currency: Currency) => priceIn(currency, cost / 12);

function suggestion(product: Product, currency: Currency, description: string, features: readonly string[]) {
  return {
    product_id: product.id,
    cost_timeframe: 'per month',
    billing_timeframe: 'billed yearly',
    cost: perMonth(product, currency),
    currency_code: currency,
    slug: product.slug,
    title: product.name,
    description,
    cta_text: `See ${product.name}`,
    cta_link: `https://cloud.jetpack.com/pricing/${product.slug}`,
    price: String(perMonth(product, currency)),
    features: [...features],
  };
}

const backup = (currency: Currency) =>
  suggestion(getProduct('jetpack_backup_t1_yearly'), currency, 'Each change is saved as it happens.', [
    'Saved as it happens',
    '10 GB of storage',
  ]);
const security = (currency: Currency) =>
  suggestion(getProduct('jetpack_security_t1_yearly'), currency, 'Backup, Scan and Anti-Spam together.', [
    'Each change saved, with 10 GB of storage',
    'Scans as things change',
    'No spam in comments and forms',
  ]);

/** Returns the products to offer to this site: none if it has a plan. */
export const suggestions = (plan: Plan, currency: Currency = 'USD') =>
  plan.class === 'free' ? [backup(currency), security(currency)] : [];

/** Returns the product that the summary recommends. */
export function upsell(plan: Plan, currency: Currency = 'USD') {
  if (plan.class !== 'free') return { hide_upsell: true };
  const { slug, cost: _cost, ...rest } = security(currency);
  return { hide_upsell: false, product_slug: slug, ...rest, header: 'The product we would choose', illustration_path: '' };
}
