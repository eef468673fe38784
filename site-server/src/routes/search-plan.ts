import { getSearchPlan, getSearchPricing, getSearchStats } from '@site-admin/contracts';
import * as v from 'valibot';
import { errorInside, errorWithoutData, HttpError } from '../http-error';
import {
  callProvider,
  callProviderAsSite,
  getError,
  isGood,
  orNetworkError,
  type ProviderResponse,
} from '../relay/call-provider';
import { relay } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

/** Returns the provider's own code and status; without a response, the reason instead (reference: wire 7). */
function remoteError(response: ProviderResponse): HttpError {
  const { error, message } = getError(response);
  if (response.status === 0) return errorWithoutData(error, message);
  const code = error === '' ? 'remote-error' : `remote-error-${error}`;
  return new HttpError(response.status >= 400 ? response.status : 500, code, message || 'The provider gave no data.');
}

async function stats(call: Incoming) {
  if (call.visitor.connection.blogId === null) throw errorInside('remote-error', 'The site is not connected.');
  return relay(call, { path: '/site/search/stats', result: getSearchStats.result, toError: remoteError });
}

/** The plugin's data of the product without the provider. */
const withoutPrices = {
  available: true,
  trial_available: false,
  wpcom_product_slug: 'jetpack_search',
  wpcom_free_product_slug: 'jetpack_search_free',
};

/** Prices are public at the provider: an unregistered site gets them too. */
async function pricing(call: Incoming) {
  const response = await orNetworkError(
    call.visitor.connection.registered
      ? callProviderAsSite(call, { path: '/site/search/pricing' })
      : callProvider(call.site, { path: '/search/pricing' }),
  );
  return isGood(response) && v.is(getSearchPricing.result, response.body) ? response.body : withoutPrices;
}

export const searchPlanRoutes: readonly Route[] = [
  route(getSearchPlan, {}, (call) =>
    relay(call, { path: '/site/search/plan', result: getSearchPlan.result, toError: remoteError }),
  ),
  route(getSearchStats, {}, stats),
  route(getSearchPricing, {}, pricing),
];
