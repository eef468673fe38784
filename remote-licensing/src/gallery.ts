import { getSitePurchases } from '@site-admin/contracts';
import { defineGallery } from '@site-admin/kit/gallery';
import remoteJson from '../remote.json';
import { PartnerCoupon } from './features/partner-coupon/partner-coupon';
import * as remote from './index';
import { store } from './store';

const relayed = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });
const purchases = [
  {
    ID: '1',
    product_slug: 'jetpack_security_t1_yearly',
    product_name: 'Jetpack Security',
    active: '1',
    expiry_date: '2099-01-02T00:00:00+00:00',
    subscribed_date: '2022-01-02T00:00:00+00:00',
    is_refundable: false,
  },
];

const partnerCoupon = {
  coupon_code: 'PARTNER_CODE_1A2B3C',
  preset: 'IONA',
  partner: { name: 'Partner', prefix: 'PARTNER' },
  product: {
    slug: 'jetpack_backup_daily',
    title: 'Jetpack Backup',
    features: ['Real-time cloud backups', '10GB of backup storage', 'One-click restores'],
  },
};

const productStates = ['akismet', 'backup', 'scan', 'search', 'security', 'videopress'].map((slug) => ({
  name: `Product ${slug}`,
  at: `/product/${slug}`,
}));

export const gallery = defineGallery({
  declaration: remoteJson,
  module: remote,
  store,
  states: [
    { name: 'My Plan, free', at: '/my-plan' },
    {
      name: 'My Plan, paid',
      at: '/my-plan',
      site: { plan: 'jetpack_security_t1_yearly' },
      arrange: (fake) => fake.site.respond(getSitePurchases, relayed(purchases)),
    },
    { name: 'My Plan, error', at: '/my-plan', arrange: (fake) => fake.site.failAll('server') },
    { name: 'My Plan, offline', at: '/my-plan', site: { connection: 'offline' } },
    { name: 'License', at: '/license/activation' },
    ...productStates,
    { name: 'Product scan, error', at: '/product/scan', arrange: (fake) => fake.site.failAll('server') },
    {
      name: 'Partner coupon, not connected',
      component: PartnerCoupon,
      site: { connection: 'unconnected', initialState: { partnerCoupon } },
    },
    { name: 'Partner coupon, connected', component: PartnerCoupon, site: { initialState: { partnerCoupon } } },
  ],
});
