import { getSearchPlan, getSearchPricing, getSearchStats } from '@site-admin/contracts';
import { Refusal } from '../refusal';
import { errorIn, type Told } from '../relay/ask';
import { relay } from '../relay/relay';
import { route, type Route } from '../route';

/** The provider's own code and status, where it gave one (reference: wire 7). */
function remoteError(told: Told): Refusal {
  const { error, message } = errorIn(told);
  const code = told.status > 0 && error !== '' ? `remote-error-${error}` : 'remote-error';
  return new Refusal(told.status >= 400 ? told.status : 500, code, message || 'The provider did not answer.');
}

export const searchPlanRoutes: readonly Route[] = [
  route(getSearchPlan, {}, (call) =>
    relay(call, { path: '/site/search/plan', result: getSearchPlan.result, refuse: remoteError }),
  ),
  route(getSearchStats, {}, (call) =>
    relay(call, { path: '/site/search/stats', result: getSearchStats.result, refuse: remoteError }),
  ),
  route(getSearchPricing, {}, (call) =>
    relay(call, { path: '/site/search/pricing', result: getSearchPricing.result, refuse: remoteError }),
  ),
];
