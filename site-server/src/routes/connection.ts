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
import { reconnect } from '../connection/reconnect';
import { endConnection, register } from '../connection/register';
import { connectionState } from '../connection/state';
import { connectionTest } from '../connection/connection-test';
import { authorizeUrl, connectUrl } from '../connection/urls';
import { unlinkAccount } from '../db/accounts';
import { readOption, writeOption } from '../db/options';
import { forgetUserToken } from '../db/tokens';
import { isNonce } from '../nonce/nonce';
import { HttpError } from '../http-error';
import { callProviderAsUser, getError, isGood, orNetworkError } from '../relay/call-provider';
import { getVisitor } from '../rights/permissions';
import { route, type Incoming, type Route } from '../route';

const done = { code: 'success' };

function onlyFalse(value: unknown, name: string): Checked<false> {
  if (value === false) return { value };
  return invalid('rest_invalid_param', `${name} has to be false.`, { status: 400 });
}

async function disconnect(call: Incoming) {
  if (!connectionState(call.site.db).registered) {
    throw new HttpError(400, 'disconnect_failed', 'The site is not connected, so there is nothing to disconnect.');
  }
  await endConnection(call);
  return done;
}

async function unlink(call: Incoming) {
  const { site, visitor, body } = call;
  if (body.linked !== false) throw new HttpError(404, 'invalid_param', 'linked must be false.');
  const { user, connection } = visitor;
  const failed = () => new HttpError(400, 'unlink_user_failed', 'The account could not be unlinked.');
  // The owner's account keeps the whole connection alive: it is unlinked only by a change of owner or a disconnect.
  if (!user || user.id === connection.ownerId) throw failed();
  const response = await orNetworkError(callProviderAsUser(call, { method: 'POST', path: '/jetpack.unlink/1/' }));
  // Without a token, or with one that the provider refuses, there is no link there either.
  if (!isGood(response) && !['missing_token', 'invalid_token'].includes(getError(response).error)) throw failed();
  site.db.atomically(() => {
    forgetUserToken(site.db, user.id);
    unlinkAccount(site.db, user.id);
  });
  return done;
}

const choice = v.object({ tracks_opt_out: v.boolean() });

/**
 * Returns or sets the tracking choice of a linked user; a user without a link counts as opted out and cannot change it. @throws {HttpError}
 * If the provider does not respond.
 */
async function tracking(call: Incoming, optOut?: boolean) {
  if (!call.visitor.linked) return { tracks_opt_out: true };
  const path = '/me/settings';
  const response = await orNetworkError(
    callProviderAsUser(call, optOut === undefined ? { path } : { method: 'POST', path, body: { tracks_opt_out: optOut } }),
  );
  const parsed = v.safeParse(choice, response.body);
  const { error, message } = getError(response);
  if (!isGood(response) || !parsed.success) throw new HttpError(500, error || 'failed_to_fetch_data', message || 'No response.');
  return parsed.output;
}

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
  route(testConnection, {}, connectionTest),
  route(disconnectSite, { args: { isActive: required(onlyFalse) } }, disconnect),
  route(unlinkUser, {}, unlink),

  route(getTrackingSettings, {}, (call) => tracking(call)),
  route(updateTrackingSettings, { args: { tracks_opt_out: optional<boolean | undefined>(boolean, undefined) } }, (call) =>
    tracking(call, call.args.tracks_opt_out),
  ),

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
    async (call) => {
      const { site, holder, args } = call;
      if (!isNonce(site.db, site.now(), 'jetpack-registration-nonce', holder, args.registration_nonce)) {
        throw new HttpError(403, 'invalid_nonce', 'The page is out of date. Load it again and try once more.');
      }
      if (!call.visitor.connection.registered) await register(call);
      const visitor = getVisitor(site, call.visitor.user);
      const next = authorizeUrl({ ...call, visitor, redirect: args.redirect_uri, from: args.from });
      return { authorizeUrl: next, alternateAuthorizeUrl: '' };
    },
  ),
  route(reconnectSite, {}, reconnect),
];
