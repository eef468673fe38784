import {
  disconnectSite,
  getAuthorizeUrl,
  getConnectedPlugins,
  getConnectionData,
  getConnectionStatus,
  getConnectUrl,
  getTrackingSettings,
  markWooConnectionSeen,
  reconnectSite,
  registerSite,
  testConnection,
  unlinkUser,
  updateTrackingSettings,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { boolean, invalid, optional, required, text, type Checked } from '../args';
import { connectionStatus, userConnectionData } from '../connection/status';
import { connectionState, saveRegistration } from '../connection/state';
import { authorizeUrl, connectUrl } from '../connection/urls';
import { accountOf, setTracksOptOut, unlinkAccount, unlinkAllAccounts } from '../db/accounts';
import { readOption, writeOption } from '../db/options';
import { isNonce } from '../nonce/nonce';
import { Refusal } from '../refusal';
import { notBuiltYet, route, type Incoming, type Route } from '../route';

const done = { code: 'success' };

function onlyFalse(value: unknown, name: string): Checked<false> {
  if (value === false) return { value };
  return invalid('rest_invalid_param', `${name} has to be false.`, { status: 400 });
}

function disconnect({ site }: Incoming) {
  const { registered, blogId } = connectionState(site.db);
  if (!registered) throw new Refusal(400, 'disconnect_failed', 'The site is not connected, so there is nothing to disconnect.');
  site.db.atomically(() => {
    unlinkAllAccounts(site.db);
    saveRegistration(site.db, { registered: false, blogId, ownerId: null });
  });
  return done;
}

function unlink({ site, visitor, body }: Incoming) {
  if (body.linked !== false) throw new Refusal(404, 'invalid_param', 'Say which you want: linked has to be false.');
  const { user, connection } = visitor;
  // The owner keeps the whole connection alive: only another owner, or disconnecting, can free his account.
  if (!user || user.id === connection.ownerId || !unlinkAccount(site.db, user.id)) {
    throw new Refusal(400, 'unlink_user_failed', 'The account could not be unlinked.');
  }
  return done;
}

/** What a user chose; who is not linked counts as opted out. */
const optedOut = ({ site, visitor }: Incoming): boolean =>
  !visitor.user || !visitor.linked || accountOf(site.db, visitor.user.id)?.tracksOptOut !== false;

const optionalText = optional<string | undefined>(text, undefined);

export const connectionRoutes: readonly Route[] = [
  route(getConnectionStatus, {}, ({ site, visitor }) => connectionStatus(site.db, visitor)),
  route(getConnectionData, {}, ({ site, visitor, addresses }) => userConnectionData(site.db, visitor, addresses.home)),
  route(getAuthorizeUrl, { args: { redirect_uri: optionalText } }, (call) => ({
    authorizeUrl: authorizeUrl({ ...call, redirect: call.args.redirect_uri }),
  })),
  route(getConnectUrl, { args: { from: optionalText, redirect: optionalText } }, (call) =>
    connectUrl({ ...call, redirect: call.args.redirect, from: call.args.from }),
  ),
  route(getConnectedPlugins, {}, () => [{ name: 'Jetpack', slug: 'jetpack' }]),
  // The database is the whole connection here: whoever gets an answer has one that works.
  route(testConnection, {}, () => ({ code: 'success', message: 'The connection works.' })),
  route(disconnectSite, { args: { isActive: required(onlyFalse) } }, disconnect),
  route(unlinkUser, {}, unlink),

  route(getTrackingSettings, {}, (call) => ({ tracks_opt_out: optedOut(call) })),
  route(updateTrackingSettings, { args: { tracks_opt_out: optional<boolean | undefined>(boolean, undefined) } }, (call) => {
    const { site, visitor, args } = call;
    if (visitor.user && visitor.linked && args.tracks_opt_out !== undefined) {
      setTracksOptOut(site.db, visitor.user.id, args.tracks_opt_out);
    }
    return { tracks_opt_out: optedOut(call) };
  }),

  route(markWooConnectionSeen, {}, ({ site }) =>
    site.db.atomically(() => {
      const seen = readOption(site.db, 'seen_wc_connection_modal', v.boolean(), false);
      if (!seen) writeOption(site.db, 'seen_wc_connection_modal', true);
      return { success: !seen };
    }),
  ),

  route(
    registerSite,
    { args: { registration_nonce: required(text), redirect_uri: optionalText, plugin_slug: optionalText, from: optionalText } },
    ({ site, holder, args }) => {
      if (!isNonce(site.db, site.now(), 'jetpack-registration-nonce', holder, args.registration_nonce)) {
        throw new Refusal(403, 'invalid_nonce', 'The page is out of date. Load it again and try once more.');
      }
      throw notBuiltYet();
    },
  ),
  route(reconnectSite, {}, () => {
    throw notBuiltYet();
  }),
];
