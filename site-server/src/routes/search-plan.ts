import { getSearchPlan, getSearchPricing, getSearchStats } from '@site-admin/contracts';
import { HttpError } from '../http-error';
import { errorOf, type ProviderResponse } from '../relay/call-provider';
import { relay } from '../relay/relay';
import { route, type Route } from '../route';

/** The provider's own code and status, where it gave one (reference: wire 7). */
function remoteError(response: ProviderResponse): HttpError {
  const { error, message } = errorOf(response);
  const code = response.status > 0 && error !== '' ? `remote-error-${error}` : 'remote-error';
  return new HttpError(response.status >= 400 ? response.status : 500, code, message || 'The provider did not answer.');
}

export const searchPlanRoutes: readonly Route[] = [
  route(getSearchPlan, {}, (call) =>
    relay(call, { path: '/site/search/plan', result: getSearchPlan.result, toError: remoteError }),
  ),
  route(getSearchStats, {}, (call) =>
    relay(call, { path: '/site/search/stats', result: getSearchStats.result, toError: remoteError }),
  ),
  route(getSearchPricing, {}, (call) =>
    relay(call, { path: '/site/search/pricing', result: getSearchPricing.result, toError: remoteError }),
  ),
];
