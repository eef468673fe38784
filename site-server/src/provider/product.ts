import type { PlanClass } from '../modules/module-facts';

/** A product for a site. Prices are in US dollars per term. */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly term: 'year' | 'month';
  readonly cost: number;
  /** Price of the first year. */
  readonly firstYear?: number;
  /** Class, if the product is a plan. */
  readonly planClass?: PlanClass;
  /** Features it adds to the site. */
  readonly features: readonly string[];
  /** Modules it includes that the free plan does not. */
  readonly modules?: readonly string[];
}
