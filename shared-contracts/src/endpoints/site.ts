import * as v from 'valibot';
import { mapOrEmptyList, numberLike, jsonDataEnvelope, dataEnvelope } from '../wire';
import { endpoint } from '../endpoint';
import { product } from '../site/product';
import { purchase } from '../site/purchase';
import { benefit, siteActivity, siteData, siteFeatures } from '../site/site-data';

/** The provider's record of the site, with its plan. */
export const getSite = endpoint({
  method: 'GET',
  path: 'site',
  result: jsonDataEnvelope(siteData),
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  errors: ['site_data_fetch_failed', 'site_id_missing'],
});

/** Active and available features. */
export const getSiteFeatures = endpoint({
  method: 'GET',
  path: 'site/features',
  result: jsonDataEnvelope(siteFeatures),
  right: 'manage_modules',
  errors: ['failed_to_fetch_data'],
});

/** Products available for the site, by slug. */
export const getSiteProducts = endpoint({
  method: 'GET',
  path: 'site/products',
  result: dataEnvelope(mapOrEmptyList(v.record(v.string(), product))),
  right: 'manage_modules',
  errors: ['failed_to_fetch_data'],
});

/** Purchases of the site. */
export const getSitePurchases = endpoint({
  method: 'GET',
  path: 'site/purchases',
  result: jsonDataEnvelope(v.array(purchase)),
  right: 'manage_modules',
  errors: ['failed_to_fetch_data'],
});

/** Benefits of the plugin so far; those with the value 0 are left out. */
export const getSiteBenefits = endpoint({
  method: 'GET',
  path: 'site/benefits',
  result: jsonDataEnvelope(v.array(benefit)),
  right: 'manage_modules',
  errors: ['failed_to_fetch_data'],
});

/** The discount for this site; none when `code` is ''. */
export const getSiteDiscount = endpoint({
  method: 'GET',
  path: 'site/discount',
  result: dataEnvelope(
    mapOrEmptyList(
      v.looseObject({
        code: v.optional(v.string(), ''),
        /** Percent. */
        discount: v.optional(numberLike),
        is_used: v.optional(v.boolean(), false),
        expiry_date: v.optional(v.string()),
      }),
    ),
  ),
  right: 'admin_page',
  forbidden: 'invalid_user_permission_view_admin',
  // `discount_fetch_failed` has status 200.
  errors: ['site_id_missing', 'discount_fetch_failed', 'discount_parse_error'],
});

/** The latest entries of the site's activity log, the newest first. For linked users only. */
export const getSiteActivity = endpoint({
  method: 'GET',
  path: 'site/activity',
  result: dataEnvelope(v.array(siteActivity)),
  right: 'manage_modules',
  forbidden: 'invalid_user_permission_manage_modules',
  errors: ['site_id_missing', 'activity_fetch_failed', 'activity_not_found'],
});

/** The provider's plans, relayed unchanged; without a body where the provider sent none. Not parsed. */
export const getPlans = endpoint({
  method: 'GET',
  path: 'plans',
  result: v.union([v.array(v.looseObject({})), v.looseObject({})]),
  right: 'connect_user',
  forbidden: 'invalid_user_permission_jetpack_connect',
  emptyBody: 'failed_to_fetch_data',
  errors: ['failed_to_fetch_data'],
});

/** All products of the provider, by slug. */
export const getProducts = endpoint({
  method: 'GET',
  path: 'products',
  result: mapOrEmptyList(v.record(v.string(), product)),
  right: 'connect_user',
  forbidden: 'invalid_user_permission_jetpack_connect',
  errors: ['failed_to_fetch_data'],
});
