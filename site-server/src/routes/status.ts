import { dismissNotice, getFirewall, getIntroOffers, getRewindStatus, getScanStatus } from '@site-admin/contracts';
import * as v from 'valibot';
import { requireSiteId } from '../connection/site-id';
import { activeModules } from '../db/modules';
import { readOption, writeOption } from '../db/options';
import { getPlan } from '../modules/plan';
import { HttpError, routeNotFound } from '../http-error';
import { getError, isGood, type ProviderResponse } from '../relay/call-provider';
import { relay, relayedText, relayError } from '../relay/relay';
import { route, type Incoming, type Route } from '../route';

const notices = ['feedback_dash_request', 'welcome'];

const hasFeature = ({ site }: Incoming, feature: string): boolean => {
  const { product, products } = getPlan(site.db, site.now());
  return [product, ...products].some(({ features }) => features.includes(feature));
};

/** Fetches a state. Each failure has its own code: no response, a refusal, an invalid body. */
async function getState(call: Incoming, path: string, failed: string) {
  requireSiteId(call, 404);
  const toError = (response: ProviderResponse) =>
    isGood(response)
      ? new HttpError(500, 'error_get_rewind_data', 'The provider gave no state.')
      : new HttpError(400, failed, getError(response).message || 'The provider did not respond.');
  return relay(call, { path, result: v.looseObject({ state: v.string() }), toError });
}

async function offers(call: Incoming) {
  requireSiteId(call, 400);
  const toError = relayError('intro_offers_fetch_failed', 'The provider gave no offers.');
  const wrap = (data: unknown) => ({ code: 'success', data });
  return relay(call, { path: '/site/intro-offers', as: 'user', wrap, result: getIntroOffers.result, toError });
}

/** The module adds the route. @throws {HttpError} 404 `rest_no_route` while it is off. */
function requireFirewall({ site }: Incoming): void {
  if (!activeModules(site.db).has('waf')) throw routeNotFound();
}

export const statusRoutes: readonly Route[] = [
  route(getRewindStatus, {}, async (call) =>
    relayedText('Here is the state of backups.', await getState(call, '/site/rewind', 'rewind_data_fetch_failed')),
  ),
  route(getScanStatus, {}, async (call) =>
    relayedText('Here is the state of scanning.', await getState(call, '/site/scan', 'scan_state_fetch_failed')),
  ),
  route(getIntroOffers, {}, offers),
  // The file that starts the firewall exists on real hosts only: '' for none.
  route(getFirewall, { check: requireFirewall }, (call) => ({ bootstrapPath: '', hasRulesAccess: hasFeature(call, 'scan') })),

  route(dismissNotice, {}, ({ site, params, body }) => {
    const id = params.id ?? '';
    if (!notices.includes(id)) throw new HttpError(404, 'invalid_param', 'There is no notice of that name.');
    if (body.dismissed !== true) throw new HttpError(404, 'invalid_param', 'dismissed must be true.');
    return site.db.atomically(() => {
      const dismissed = {
        ...readOption(site.db, 'dismissed_notices', v.record(v.string(), v.literal(true)), {}),
        [id]: true as const,
      };
      writeOption(site.db, 'dismissed_notices', dismissed);
      return dismissed;
    });
  }),
];
