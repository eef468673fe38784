import {
  getIntroOffers,
  getProductSuggestions,
  getSiteDiscount,
  getSiteFeatures,
  getUpsell,
  type EndpointWire,
} from '@site-admin/contracts';
import type { FakeShell } from '@site-admin/contracts/testing';

/** Suggestions, upsell and offers of the provider, in the format of the API. */
export interface OfferOptions {
  readonly suggestions?: EndpointWire<typeof getProductSuggestions>;
  readonly upsell?: EndpointWire<typeof getUpsell>;
  readonly introOffers?: Exclude<EndpointWire<typeof getIntroOffers>['data'], undefined>;
  /** Percent, for `endsIn` more milliseconds. */
  readonly discount?: { readonly percent: number; readonly endsIn: number; readonly isUsed?: boolean };
  readonly features?: readonly string[];
}

export const suggestion = {
  slug: 'jetpack_scan',
  title: 'Jetpack Scan',
  description: 'Malware scanning',
  features: ['Daily scans'],
  cost: 20,
  currency_code: 'USD',
};

export const introOffer = { product_slug: 'jetpack_scan', currency_code: 'USD', original_price: 240, raw_price: 120 };

export const upsell = {
  hide_upsell: false,
  product_slug: 'jetpack_scan',
  title: 'Jetpack Scan',
  description: 'Malware scanning',
  features: ['Daily scans'],
  cost: 20,
  currency_code: 'USD',
};

/** Sets the responses of the provider. Default: one suggestion with an introductory offer, which is the upsell as well, no discount. */
export const arrangeOffers =
  ({ suggestions = [suggestion], upsell: given = upsell, introOffers = [introOffer], discount, features }: OfferOptions = {}) =>
  ({ site, clock }: FakeShell): void => {
    site.respond(getProductSuggestions, suggestions);
    site.respond(getUpsell, given);
    site.respond(getIntroOffers, { code: 'success', data: introOffers });
    if (features) {
      site.respond(getSiteFeatures, { code: 'success', message: '', data: JSON.stringify({ active: features, available: {} }) });
    }
    if (!discount) return;
    const expiry_date = new Date(clock.now() + discount.endsIn).toISOString();
    const data = { code: 'SAVE', discount: discount.percent, is_used: discount.isUsed ?? false, expiry_date };
    site.respond(getSiteDiscount, { code: 'success', data });
  };
