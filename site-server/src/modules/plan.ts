import type { Database } from '../db/open';
import { purchasesOf } from '../db/licenses';
import { connectionState } from '../connection/state';
import { productOf, type Product } from '../provider/products';
import type { ModuleFacts, PlanClass } from './facts';

const order: readonly PlanClass[] = ['free', 'personal', 'premium', 'security', 'business', 'complete'];

const freeFeatures = [
  'opentable',
  'calendly',
  'send-a-message',
  'whatsapp-button',
  'social-previews',
  'videopress',
  'core/video',
  'core/cover',
  'core/audio',
];

/** What each class adds to the ones before it (reference: behaviour A6). */
const added: Readonly<Record<PlanClass, readonly string[]>> = {
  free: freeFeatures,
  personal: ['akismet', 'payments', 'recurring-payments', 'premium-content/container'],
  premium: ['donations', 'simple-payments', 'vaultpress', 'republicize'],
  security: [],
  business: [],
  complete: [],
};

/** The plan a site has, with what was bought beside it. */
export interface Plan {
  readonly product: Product;
  readonly class: PlanClass;
  /** Active products that are not plans. */
  readonly products: readonly Product[];
}

const freePlan: Plan = { product: productOf('jetpack_free'), class: 'free', products: [] };

/** The highest plan among the active purchases, else the free one. */
export function planOf(db: Database, now: number): Plan {
  const { registered, blogId } = connectionState(db);
  if (!registered || blogId === null) return freePlan;
  const bought = purchasesOf(db, blogId)
    .filter(({ active, expiresAt }) => active && expiresAt > now)
    .map(({ productSlug }) => productOf(productSlug));
  const [best] = bought
    .filter(({ planClass }) => planClass !== undefined)
    .sort((a, b) => order.indexOf(b.planClass ?? 'free') - order.indexOf(a.planClass ?? 'free'));
  const products = bought.filter(({ planClass }) => planClass === undefined);
  return best?.planClass ? { product: best, class: best.planClass, products } : { ...freePlan, products };
}

/** The plan, or a product bought beside it, includes the module. */
export function supportsModule({ class: planClass, products }: Plan, { slug, plans }: ModuleFacts): boolean {
  if (plans === undefined || plans.includes(planClass)) return true;
  return products.some(({ modules = [] }) => modules.includes(slug));
}

/** Names of what the plan includes, modules among them. */
export function supportsOf(plan: Plan, modules: readonly ModuleFacts[]): string[] {
  const classes = order.slice(0, order.indexOf(plan.class) + 1);
  const included = modules.filter((facts) => supportsModule(plan, facts)).map(({ slug }) => slug);
  return [...classes.flatMap((each) => added[each]), ...included];
}
