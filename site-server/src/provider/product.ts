import type { PlanClass } from '../modules/module-facts';

/** Something that can be bought for a site. Prices in US dollars per term. */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly term: 'year' | 'month';
  readonly cost: number;
  /** Of the first year. */
  readonly firstYear?: number;
  /** Of a plan. */
  readonly planClass?: PlanClass;
  /** Features it switches on for the site. */
  readonly features: readonly string[];
  /** Modules it includes that the free plan lacks. */
  readonly modules?: readonly string[];
}
