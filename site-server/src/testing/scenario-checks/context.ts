import {
  getIntroOffers,
  getProductSuggestions,
  getRewindStatus,
  getScanStatus,
  getSite,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  type InitialState,
} from '@site-admin/contracts';
import { parseResult } from '../responses';
import type { ResponseLike, TestSite } from '../site';

/** A site in one scenario, with functions to call it. */
export interface ScenarioCheck {
  readonly site: TestSite;
  /** Of admin's page. */
  readonly state: InitialState;
  /** Opens the page, as admin by default. */
  readonly open: (login?: string) => Promise<ResponseLike>;
  /** Calls the API, as admin by default. */
  readonly get: (path: string, login?: string) => Promise<ResponseLike>;
}

/** Checks of each scenario, by name. */
export type ScenarioChecks = Readonly<Record<string, (check: ScenarioCheck) => void | Promise<void>>>;

export const offersSettings = ({ text }: ResponseLike) => text.includes('page=jetpack#/settings');
export const toRewind = async ({ get }: ScenarioCheck) => parseResult(getRewindStatus, await get('rewind'));
export const toScan = async ({ get }: ScenarioCheck) => parseResult(getScanStatus, await get('scan'));

export async function expectPrices({ get }: ScenarioCheck, currency: string, cost: number, display: RegExp, units: number) {
  const products = parseResult(getSiteProducts, await get('site/products'));
  expect(products.jetpack_scan).toMatchObject({
    currency_code: currency,
    cost,
    cost_display: display,
    cost_smallest_unit: units,
  });
  const offers = parseResult(getIntroOffers, await get('intro-offers'));
  expect(offers.find((offer) => offer.product_slug === 'jetpack_scan')).toMatchObject({
    currency_code: currency,
    original_price: cost,
  });
  const suggestions = parseResult(getProductSuggestions, await get('recommendations/product-suggestions'));
  expect(suggestions).toContainEqual(expect.objectContaining({ currency_code: currency }));
}

export async function expectPlan({ state, get }: ScenarioCheck, slug: string, active: readonly string[]) {
  expect(state.siteData).toMatchObject({ plan: { product_slug: slug } });
  expect(parseResult(getSite, await get('site')).plan).toMatchObject({ product_slug: slug });
  expect(parseResult(getSitePurchases, await get('site/purchases'))).toContainEqual(
    expect.objectContaining({ product_slug: slug, active: true }),
  );
  expect(parseResult(getSiteFeatures, await get('site/features')).active).toEqual(expect.arrayContaining([...active]));
}
