import { dismissNotice, getFirewall, getIntroOffers, getRewindStatus, getScanStatus } from '@site-admin/contracts';
import * as v from 'valibot';
import { readOption, writeOption } from '../db/options';
import { planOf } from '../modules/plan';
import { introOffers } from '../provider/records';
import { Refusal } from '../refusal';
import { route, type Incoming, type Route } from '../route';

const notices = ['feedback_dash_request', 'welcome'];
const noId = (status: number) => new Refusal(status, 'site_id_missing', 'The site is not connected, so it has no id.');

const hasFeature = ({ site }: Incoming, feature: string): boolean => {
  const { product, products } = planOf(site.db, site.now());
  return [product, ...products].some(({ features }) => features.includes(feature));
};

/** Backups begin with credentials, which only the provider takes. */
function rewind(call: Incoming) {
  if (!call.visitor.connection.registered) throw noId(404);
  const updated = { last_updated: Math.floor(call.site.now() / 1000), has_cloud: hasFeature(call, 'backups') };
  const state = hasFeature(call, 'backups')
    ? { state: 'awaiting_credentials' }
    : { state: 'unavailable', reason: 'missing_plan' };
  return { ...state, ...updated };
}

function scan(call: Incoming) {
  if (!call.visitor.connection.registered) throw noId(404);
  const has = hasFeature(call, 'scan');
  const state = has ? { state: 'provisioning' } : { state: 'unavailable', reason: 'missing_plan' };
  return { ...state, threats: [], has_cloud: has, credentials: [] };
}

const relayed = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });

export const statusRoutes: readonly Route[] = [
  route(getRewindStatus, {}, (call) => relayed('Here is the state of backups.', rewind(call))),
  route(getScanStatus, {}, (call) => relayed('Here is the state of scanning.', scan(call))),
  route(getIntroOffers, {}, ({ visitor }) => {
    if (!visitor.connection.registered) throw noId(400);
    return { code: 'success', data: introOffers() };
  }),
  // The file that starts the firewall is a thing of a real host: '' says there is none.
  route(getFirewall, {}, (call) => ({ bootstrapPath: '', hasRulesAccess: hasFeature(call, 'scan') })),

  route(dismissNotice, {}, ({ site, params, body }) => {
    const id = params.id ?? '';
    if (!notices.includes(id)) throw new Refusal(404, 'invalid_param', 'There is no notice of that name.');
    if (body.dismissed !== true) throw new Refusal(404, 'invalid_param', 'Say what you want: dismissed has to be true.');
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
