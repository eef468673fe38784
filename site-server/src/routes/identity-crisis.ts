import { confirmSafeMode, migrateSite, startFresh } from '@site-admin/contracts';
import { optional, text } from '../args';
import { confirmSafeMode as confirm, endIdentityCrisis, isInIdentityCrisis } from '../connection/identity-crisis';
import { endConnection, register } from '../connection/register';
import { authorizeUrl } from '../connection/urls';
import { callProviderAsSite, isGood, orNetworkError } from '../relay/call-provider';
import { HttpError } from '../http-error';
import { getVisitor } from '../rights/permissions';
import { route, type Incoming, type Route } from '../route';

const done = { code: 'success' };

/** Resolves the crisis after a move: the provider stores the new address and the connection continues. */
async function migrate(call: Incoming) {
  const { site, addresses } = call;
  if (!isInIdentityCrisis(site.db)) return done;
  const response = await orNetworkError(
    callProviderAsSite(call, { method: 'POST', path: '/jetpack.migrate/1/', body: { url: addresses.home } }),
  );
  if (!isGood(response))
    throw new HttpError(500, 'error_setting_jetpack_migrate', 'The new address could not be sent to the provider.');
  endIdentityCrisis(site.db);
  return done;
}

/** Resolves the crisis with a new identity for this site. The other site keeps its connection, so the provider is not called to end it. */
async function freshStart(call: Incoming, redirect: string | undefined) {
  const { site } = call;
  await endConnection(call, { onlyHere: true });
  await register(call, true);
  endIdentityCrisis(site.db);
  return authorizeUrl({ ...call, visitor: getVisitor(site, call.visitor.user), redirect });
}

export const identityCrisisRoutes: readonly Route[] = [
  route(confirmSafeMode, {}, ({ site }) => {
    confirm(site.db);
    return done;
  }),
  route(migrateSite, {}, migrate),
  route(startFresh, { args: { redirect_uri: optional<string | undefined>(text, undefined) } }, (call) =>
    freshStart(call, call.args.redirect_uri),
  ),
];
