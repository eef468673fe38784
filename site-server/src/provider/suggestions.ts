import type { Plan } from '../modules/plan';
import { productOf, type Product } from './products';

/** Per month of the first year, in whole cents. */
const perMonth = ({ cost }: Product) => Math.round((cost / 12) * 100) / 100;

function suggestion(product: Product, description: string, features: readonly string[]) {
  return {
    product_id: product.id,
    cost_timeframe: 'per month, billed yearly',
    cost: perMonth(product),
    currency_code: 'USD',
    slug: product.slug,
    title: product.name,
    description,
    cta_text: `See ${product.name}`,
    cta_link: `https://cloud.jetpack.com/pricing/${product.slug}`,
    price: String(perMonth(product)),
    features: [...features],
  };
}

const backup = () =>
  suggestion(productOf('jetpack_backup_t1_yearly'), 'Each change is saved as it happens.', [
    'Saved as it happens',
    '10 GB of storage',
  ]);
const security = () =>
  suggestion(productOf('jetpack_security_t1_yearly'), 'Backup, Scan and Anti-Spam together.', [
    'Each change saved, with 10 GB of storage',
    'Scans as things change',
    'No spam in comments and forms',
  ]);

/** What the provider would sell to this site: nothing to who has a plan. */
export const suggestions = (plan: Plan) => (plan.class === 'free' ? [backup(), security()] : []);

/** The one product the summary recommends. */
export function upsell(plan: Plan) {
  if (plan.class !== 'free') return { hide_upsell: true };
  const { slug, cost: _cost, ...rest } = security();
  return { hide_upsell: false, product_slug: slug, ...rest, header: 'The product we would choose', illustration_path: '' };
}
