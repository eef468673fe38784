import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';
import { connectionState } from '../connection/state';
import type { Product } from '../provider/product';
import { getProduct } from '../provider/products';
import type { ModuleFacts, PlanClass } from './module-facts';

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

/** The plan of a site, and products bought in addition to it. */
export interface Plan {
  readonly product: Product;
  readonly class: PlanClass;
  /** Active products that are not plans. */
  readonly products: readonly Product[];
}

const freePlan: Plan = { product: getProduct('jetpack_free'), class: 'free', products: [] };

const running = v.array(v.object({ slug: v.string(), expiresAt: v.number() }));
/** A purchased product and its end (Unix ms). */
export type RunningProduct = v.InferOutput<typeof running>[number];

/** Stores the products that the provider last reported, so that modules need no call of the provider. */
export const storeProducts = (db: Database, products: readonly RunningProduct[]): void =>
  writeOption(db, 'running_products', products);

/** Returns the highest plan among the purchases, or the free one. */
export function getHighestPlan(bought: readonly RunningProduct[], now: number): Plan {
  const valid = bought.filter(({ expiresAt }) => expiresAt > now).map(({ slug }) => getProduct(slug));
  const [best] = valid
    .filter(({ planClass }) => planClass !== undefined)
    .sort((a, b) => order.indexOf(b.planClass ?? 'free') - order.indexOf(a.planClass ?? 'free'));
  const products = valid.filter(({ planClass }) => planClass === undefined);
  return best?.planClass ? { product: best, class: best.planClass, products } : { ...freePlan, products };
}

/** Returns the plan that was last reported; the free one for a site without a connection. */
export function getPlan(db: Database, now: number): Plan {
  if (!connectionState(db).registered) return freePlan;
  return getHighestPlan(readOption(db, 'running_products', running, []), now);
}

/** Returns whether the plan, or a product bought in addition, includes the module. */
export function supportsModule({ class: planClass, products }: Plan, { slug, plans }: ModuleFacts): boolean {
  if (plans === undefined || plans.includes(planClass)) return true;
  return products.some(({ modules = [] }) => modules.includes(slug));
}

/** Returns the names of everything the plan includes, modules among them. */
export function getSupports(plan: Plan, modules: readonly ModuleFacts[]): string[] {
  const classes = order.slice(0, order.indexOf(plan.class) + 1);
  const included = modules.filter((facts) => supportsModule(plan, facts)).map(({ slug }) => slug);
  return [...classes.flatMap((each) => added[each]), ...included];
}
