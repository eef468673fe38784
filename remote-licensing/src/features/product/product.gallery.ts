import { getIntroOffers, getSiteProducts, getSitePurchases } from '@site-admin/contracts';
import type { GalleryState } from '@site-admin/kit/gallery';

const slugs = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'];
const at = '/product/scan';
const relayed = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });

const scan = {
  ID: '1',
  product_slug: 'jetpack_scan',
  product_name: 'Jetpack Scan',
  active: '1',
  expiry_date: '2099-01-02T00:00:00+00:00',
  subscribed_date: '2022-01-02T00:00:00+00:00',
  is_refundable: false,
};
const offer = {
  product_id: 2106,
  product_slug: 'jetpack_scan',
  currency_code: 'JPY',
  original_price: 12_000,
  raw_price: 6_000,
  discount_percentage: 50,
  ineligible_reason: null,
};

export const productStates: readonly GalleryState[] = [
  ...slugs.map((slug) => ({ name: `Product ${slug}`, at: `/product/${slug}` })),
  { name: 'Product scan, without an owner', at, site: { connection: 'site-only' } },
  { name: 'Product scan, owned', at, arrange: ({ site }) => site.respond(getSitePurchases, relayed([scan])) },
  {
    name: 'Product scan, included in a plan',
    at,
    arrange: ({ site }) =>
      site.respond(getSitePurchases, relayed([{ ...scan, product_slug: 'jetpack_complete', product_name: 'Jetpack Complete' }])),
  },
  { name: 'Product scan, offline', at, site: { connection: 'offline' } },
  {
    name: 'Product scan, introductory offer',
    at,
    arrange: ({ site }) => site.respond(getIntroOffers, { code: 'success', message: '', data: [offer] }),
  },
  {
    name: 'Product scan, not available',
    at,
    arrange: ({ site }) => site.respond(getSiteProducts, { code: 'success', message: '', data: [] }),
  },
  { name: 'Product scan, error', at, arrange: (fake) => fake.site.failAll('server') },
];
