import { purchase } from '@site-admin/contracts';
import * as v from 'valibot';
import { isOwned } from './owned';
import { productKeys } from './product-key';

const owned = (slug: string, active = '1') =>
  productKeys.filter((key) => isOwned(key, [v.parse(purchase, { ID: '1', product_slug: slug, active })]));

test.each([
  ['jetpack_scan', ['scan']],
  ['jetpack_backup_t2_monthly', ['backup']],
  ['jetpack_anti_spam', ['akismet']],
  ['jetpack_search_monthly', ['search']],
  ['jetpack_search_free', []],
  ['jetpack_videopress', ['videopress']],
  ['jetpack_security_t1_yearly', ['akismet', 'backup', 'scan', 'security']],
  ['jetpack_security_daily', ['akismet', 'backup', 'scan', 'security']],
  ['jetpack_complete_monthly', [...productKeys]],
  ['jetpack_premium', ['akismet', 'backup']],
  ['jetpack_free', []],
])('%s holds %j', (slug, keys) => {
  expect(owned(slug)).toEqual(keys);
});

test('what ran out holds nothing', () => {
  expect(owned('jetpack_complete', '0')).toEqual([]);
});
