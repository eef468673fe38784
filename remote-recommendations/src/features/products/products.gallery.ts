import { getIntroOffers } from '@site-admin/contracts';
import type { GalleryState } from '@site-admin/kit/gallery';
import { stepPath } from '../../steps/step-slugs';
import { arrangeOffers, introOffer, suggestion, type OfferOptions } from '../../testing/offers';
import { arrangeSavedState } from '../../testing/saved-state';

const security = { ...suggestion, slug: 'jetpack_security_t1_yearly', title: 'Jetpack Security', features: ['Backups', 'Scans'] };
const suggestions = [security, suggestion];
const discount = { percent: 40, endsIn: 180_000_000 };

const inCurrency = (currency_code: string, cost: number): OfferOptions => ({
  suggestions: suggestions.map((each) => ({ ...each, currency_code, cost })),
  introOffers: [{ ...introOffer, currency_code, original_price: 12 * cost, raw_price: 6 * cost }],
  discount,
});

const products = (name: string, options: OfferOptions, arrange?: GalleryState['arrange']): GalleryState => ({
  name: `Products, ${name}`,
  at: stepPath('product-suggestions'),
  arrange(fake) {
    arrangeSavedState(fake, { step: 'product-suggestions' });
    arrangeOffers({ suggestions, ...options })(fake);
    arrange?.(fake);
  },
});

/** Suggested products in each state of their prices, and the one that was bought. */
export const productStates: readonly GalleryState[] = [
  products('with a discount', { discount }),
  products('without a discount', { introOffers: [] }),
  products('in yen', inCurrency('JPY', 2992)),
  products('in dinars', inCurrency('KWD', 6.185)),
  products('without a price', { suggestions: [{ slug: 'unknown', title: 'Unknown product' }] }),
  products('loading prices', {}, ({ site }) => void site.hold(getIntroOffers)),
  {
    name: 'Products, purchased',
    at: stepPath('product-purchased'),
    arrange(fake) {
      arrangeSavedState(fake, { step: 'product-purchased', purchases: ['jetpack_scan'] });
      arrangeOffers({ suggestions })(fake);
    },
  },
];
