import * as v from 'valibot';
import { mapOrEmptyList, numberLike } from '../wire';
import { endpoint } from '../endpoint';

const searchSettings = v.looseObject({ module_active: v.boolean(), instant_search_enabled: v.boolean() });
const remoteErrors = ['remote-error', 'missing_token', 'http_request_failed'];

/** Whether search is active. */
export const getSearchSettings = endpoint({
  method: 'GET',
  path: 'search/settings',
  result: searchSettings,
  right: 'manage_options',
});

/** Activates or deactivates search; instant search activates the module as well. */
export const updateSearchSettings = endpoint({
  method: 'POST',
  path: 'search/settings',
  body: v.object({ module_active: v.optional(v.boolean()), instant_search_enabled: v.optional(v.boolean()) }),
  result: searchSettings,
  right: 'manage_options',
  errors: ['rest_invalid_arguments', 'some_updated'],
  makesStale: ['search/settings', 'settings', 'module/all', 'module/:slug'],
});

/** The search plan of the site. */
export const getSearchPlan = endpoint({
  method: 'GET',
  path: 'search/plan',
  result: v.looseObject({
    supports_search: v.optional(v.boolean(), false),
    supports_instant_search: v.optional(v.boolean(), false),
    supports_only_classic_search: v.optional(v.boolean(), false),
    default_upgrade_bill_period: v.optional(v.string(), 'yearly'),
    effective_subscription: v.optional(v.nullable(mapOrEmptyList(v.looseObject({ product_slug: v.optional(v.string()) })))),
  }),
  right: 'manage_options',
  errors: [...remoteErrors, 'missing_token'],
});

/** Statistics of the search index. */
export const getSearchStats = endpoint({
  method: 'GET',
  path: 'search/stats',
  result: mapOrEmptyList(v.looseObject({ post_count: v.optional(numberLike) })),
  right: 'manage_options',
  errors: remoteErrors,
});

/** Search pricing for this site. */
export const getSearchPricing = endpoint({
  method: 'GET',
  path: 'search/pricing',
  result: v.looseObject({
    available: v.optional(v.boolean(), false),
    wpcom_product_slug: v.optional(v.string()),
    currency_code: v.optional(v.string()),
    full_price: v.optional(numberLike),
    discount_price: v.optional(numberLike),
    is_introductory_offer: v.optional(v.boolean(), false),
    estimated_record_count: v.optional(numberLike),
    pricing_version: v.optional(v.string()),
  }),
  right: 'signed_in',
  errors: remoteErrors,
});
