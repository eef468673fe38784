import {
  getPlans,
  getProducts,
  getSite,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { activeModules } from '../db/modules';
import { readOption } from '../db/options';
import { totalVisits } from '../db/visits';
import { HttpError } from '../http-error';
import { errorOf, type ProviderResponse } from '../relay/call-provider';
import { relay, relayedText, remember, running } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

const map = v.record(v.string(), v.unknown());
const described = v.object({ site: map, running });
const bought = v.object({ purchases: v.array(v.unknown()), running });

/** @throws {HttpError} when the site has no id that the provider could be asked about. */
function needId({ visitor }: Incoming, refusal: () => HttpError): void {
  if (!visitor.connection.registered) throw refusal();
}

const unfetched = () => new HttpError(500, 'failed_to_fetch_data', 'The provider has no data of this site.');
const withoutId = () => new HttpError(400, 'site_id_missing', 'The site is not connected, so it has no id.');

/** What is wrong, as the page's notice names it (reference: wire, site). */
function siteUnknown(code: string, apiCode: string, status: number | null): HttpError {
  const message = `The provider has no data of this site (${apiCode}). Try again later, or connect it again.`;
  return new HttpError(400, code, message, { api_error_code: apiCode, api_http_code: status });
}

function neverFetched({ visitor }: Incoming): HttpError {
  const never = visitor.connection.blogId === null;
  return siteUnknown(never ? 'site_id_missing' : 'site_data_fetch_failed', never ? 'site_id_missing' : 'missing_token', null);
}

async function describeSite(call: Incoming) {
  needId(call, () => neverFetched(call));
  const toError = (response: ProviderResponse) =>
    siteUnknown('site_data_fetch_failed', errorOf(response).error || 'unknown_error', response.status || null);
  const answer = await relay(call, { path: '/site', result: described, toError });
  remember(call, answer.running);
  return relayedText('Here is the site.', answer.site);
}

async function purchases(call: Incoming) {
  needId(call, unfetched);
  const answer = await relay(call, { path: '/site/purchases', result: bought, toError: unfetched });
  remember(call, answer.running);
  return relayedText('Here are the purchases.', answer.purchases);
}

const wrapped = (data: unknown) => ({ code: 'success', data });

async function siteDiscount(call: Incoming) {
  needId(call, withoutId);
  const toError = (response: ProviderResponse) =>
    new HttpError(response.status || 500, 'discount_fetch_failed', errorOf(response).message || 'No answer.');
  return relay(call, { path: '/site/discount', wrap: wrapped, result: getSiteDiscount.result, toError });
}

/** What the site got so far, in the server's order; what would be 0 is left out. */
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
    ['subscribers', 'Subscribers', 'People who follow the site', active.has('subscriptions') ? count('followers') : 0],
    ['sharing', 'Sharing', 'Times a post was shared', count('shares')],
  ] as const;
  return all
    .filter(([, , , value]) => value > 0)
    .map(([name, title, description, value]) => ({ name, title, description, value }));
}

export const siteRoutes: readonly Route[] = [
  route(getSite, {}, describeSite),
  route(getSiteFeatures, {}, async (call) => {
    needId(call, unfetched);
    const features = await relay(call, { path: '/site/features', result: map, toError: unfetched });
    return relayedText('Here are the features.', features);
  }),
  route(getSiteProducts, {}, async (call) => {
    needId(call, unfetched);
    const wrap = (data: unknown) => ({ code: 'success', message: 'Here are the products.', data });
    return relay(call, { path: '/site/products', wrap, result: getSiteProducts.result, toError: unfetched });
  }),
  route(getSitePurchases, {}, purchases),
  // Never an error: a site without a connection had no benefits.
  route(getSiteBenefits, {}, (call) =>
    relayedText('Here are the benefits.', call.visitor.connection.registered ? benefits(call) : []),
  ),
  route(getSiteDiscount, {}, siteDiscount),
  route(getPlans, {}, (call) => relay(call, { path: '/plans.json', result: getPlans.result, toError: unfetched })),
  route(getProducts, {}, (call) => relay(call, { path: '/products.json', result: getProducts.result, toError: unfetched })),
];
