import { dismissNotice, getFirewall, getIntroOffers, getRewindStatus, getScanStatus } from '@site-admin/contracts';
import * as v from 'valibot';
import { brokenTokens } from '../connection/errors';
import { readOption, writeOption } from '../db/options';
import { planOf } from '../modules/plan';
import { rewindState, scanState } from '../protection/protection';
import { introOffers } from '../provider/records';
import { Refusal } from '../refusal';
import { route, type Incoming, type Route } from '../route';
import { traitsOf } from '../traits/traits';

const notices = ['feedback_dash_request', 'welcome'];

/** @throws {Refusal} when the provider does not answer for this site. */
function askProvider({ site, visitor }: Incoming, statusWithoutId: number, code: string): void {
  if (!visitor.connection.registered) {
    throw new Refusal(statusWithoutId, 'site_id_missing', 'The site is not connected, so it has no id.');
  }
  if (brokenTokens(site.db).blog) throw new Refusal(400, code, 'The provider does not take the token of this site.');
}

const hasFeature = ({ site }: Incoming, feature: string): boolean => {
  const { product, products } = planOf(site.db, site.now());
  return [product, ...products].some(({ features }) => features.includes(feature));
};

function rewind(call: Incoming) {
  askProvider(call, 404, 'rewind_data_fetch_failed');
  const { db, now } = call.site;
  return { ...rewindState(db, planOf(db, now())), last_updated: Math.floor(now() / 1000) };
}

function scan(call: Incoming) {
  askProvider(call, 404, 'scan_state_fetch_failed');
  const { db, now } = call.site;
  return scanState(db, planOf(db, now()));
}

const relayed = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });

export const statusRoutes: readonly Route[] = [
  route(getRewindStatus, {}, (call) => relayed('Here is the state of backups.', rewind(call))),
  route(getScanStatus, {}, (call) => relayed('Here is the state of scanning.', scan(call))),
  route(getIntroOffers, {}, (call) => {
    askProvider(call, 400, 'intro_offers_fetch_failed');
    return { code: 'success', data: introOffers(traitsOf(call.site.db).currency) };
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
