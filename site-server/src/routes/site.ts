import {
  getPlans,
  getProducts,
  getSite,
  getSiteActivity,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { requireSiteId } from '../connection/site-id';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { totalVisits } from '../db/visits';
import { EmptyResponse, HttpError } from '../http-error';
import { callProviderAsUser, getError, orNetworkError, type ProviderResponse } from '../relay/call-provider';
import { relay, relayedText, relayError, storeReportedProducts, running } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

const map = v.record(v.string(), v.unknown());
const described = v.object({ site: map, running });
const bought = v.object({ purchases: v.array(v.unknown()), running });

const noProviderData = () => new HttpError(500, 'failed_to_fetch_data', 'The provider has no data of this site.');

/** Returns the error with the code that the page's notice displays (reference: wire, site). */
function siteUnknown(code: string, apiCode: string, status: number | null): HttpError {
  const message = `The provider has no data of this site (${apiCode}). Try again later, or connect it again.`;
  return new HttpError(400, code, message, { api_error_code: apiCode, api_http_code: status });
}

async function describeSite(call: Incoming) {
  if (call.visitor.connection.blogId === null) throw siteUnknown('site_id_missing', 'site_id_missing', null);
  const toError = (response: ProviderResponse) =>
    siteUnknown('site_data_fetch_failed', getError(response).error || 'unknown_error', response.status || null);
  const response = await relay(call, { path: '/site', result: described, toError });
  storeReportedProducts(call, response.running);
  return relayedText('Here is the site.', response.site);
}

async function purchases(call: Incoming) {
  const response = await relay(call, { path: '/site/purchases', result: bought, toError: noProviderData });
  storeReportedProducts(call, response.running);
  return relayedText('Here are the purchases.', response.purchases);
}

const wrapped = (data: unknown) => ({ code: 'success', data });

async function siteDiscount(call: Incoming) {
  requireSiteId(call, 400);
  const toError = relayError('discount_fetch_failed', 'The provider gave no discount.');
  return relay(call, { path: '/site/discount', as: 'user', wrap: wrapped, result: getSiteDiscount.result, toError });
}

async function siteActivity(call: Incoming) {
  requireSiteId(call, 400);
  const toError = relayError('activity_fetch_failed', 'The provider gave no activity.');
  return relay(call, { path: '/site/activity', as: 'user', wrap: wrapped, result: getSiteActivity.result, toError });
}

const fetchFailed = relayError('failed_to_fetch_data', 'The provider has no data of this site.');

/** Relays an error of the provider too. @throws {EmptyResponse} If there is nothing to relay. */
async function plans(call: Incoming) {
  const response = await orNetworkError(callProviderAsUser(call, { path: '/plans.json' }));
  if (response.status === 0 || !v.is(getPlans.result, response.body)) throw new EmptyResponse();
  return response.body;
}

/** Returns the site's benefits so far, in the server's order, without those of 0. */
function benefits({ site }: Incoming) {
  const { db } = site;
  const active = activeModules(db);
  const count = (name: string) => readOption(db, name, v.number(), 0);
  const all = [
    ['jetpack-stats', 'Jetpack Stats', 'Visitors counted', totalVisits(db).visitors],
    [
      'protect',
      'Brute force protection',
      'Sign-in attempts that were stopped',
      active.has('protect') ? count('protect_blocked') : 0,
    ],
    ['subscribers', 'Subscribers', 'Followers of the site', active.has('subscriptions') ? count('followers') : 0],
    ['sharing', 'Sharing', 'Times a post was shared', count('shares')],
  ] as const;
  return all
    .filter(([, , , value]) => value > 0)
    .map(([name, title, description, value]) => ({ name, title, description, value }));
}

export const siteRoutes: readonly Route[] = [
  route(getSite, {}, describeSite),
  route(getSiteFeatures, {}, async (call) => {
    const features = await relay(call, { path: '/site/features', result: map, toError: noProviderData });
    return relayedText('Here are the features.', features);
  }),
  route(getSiteProducts, {}, async (call) => {
    const wrap = (data: unknown) => ({ code: 'success', message: 'Here are the products.', data });
    return relay(call, { path: '/site/products', wrap, result: getSiteProducts.result, toError: noProviderData });
  }),
  route(getSitePurchases, {}, purchases),
  // Never an error: a site without a connection has no benefits.
  route(getSiteBenefits, {}, (call) =>
    relayedText('Here are the benefits.', call.visitor.connection.registered ? benefits(call) : []),
  ),
  route(getSiteActivity, {}, siteActivity),
  route(getSiteDiscount, {}, siteDiscount),
  route(getPlans, {}, plans),
  route(getProducts, {}, (call) =>
    relay(call, { path: '/products.json', as: 'user', result: getProducts.result, toError: fetchFailed }),
  ),
];
