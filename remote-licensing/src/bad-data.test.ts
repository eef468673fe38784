import { getSitePurchases } from '@site-admin/contracts';
import { describeBadData } from '@site-admin/contracts/testing/bad-data';
import declaration from '../remote.json';
import * as remote from './index';

const purchase = {
  ID: '1',
  product_slug: 'jetpack_security_t1_yearly',
  product_name: 'Jetpack Security',
  active: '1',
  expiry_date: '2099-01-02T00:00:00+00:00',
  subscribed_date: '2022-01-02T00:00:00+00:00',
  is_refundable: false,
};

describeBadData({
  declaration,
  module: remote,
  routes: { '/product/:slug': ['/product/scan', '/product/search', '/product/security'] },
  samples: [[getSitePurchases, { code: 'success', data: JSON.stringify([purchase]) }]],
});
