import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { linkAccount } from '../db/accounts';
import { deleteOption, readOption } from '../db/options';
import { saveUserToken } from '../db/tokens';
import type { User } from '../db/users';
import { showMessage } from '../host-page/framed-page';
import type { Viewer } from '../host-page/initial-state';
import { isNonce } from '../nonce/nonce';
import { callProviderAsSite, getError, isGood, orNetworkError } from '../relay/call-provider';
import { getPermissions } from '../rights/permissions';
import { safeRedirect } from '../session/routes';
import { switchOnDefaults } from './register';
import { saveRegistration } from './state';
import { storeNotice, type StateNotice } from './state-notice';
import { secretName } from './urls';

const word = v.fallback(v.string(), '');
const query = v.object({ _wpnonce: word, redirect: word, code: word, state: word, error: word, error_description: word });
type ReturnQuery = v.InferOutput<typeof query>;

const token = v.object({
  access_token: v.string(),
  user: v.object({
    ID: v.number(),
    login: v.string(),
    email: v.string(),
    display_name: v.string(),
    site_count: v.number(),
  }),
});

/** Returns the error in the query with which the provider redirected the browser back; undefined if there is none. */
function getProblem(viewer: Viewer, { code, state, error, error_description }: ReturnQuery): StateNotice | undefined {
  const { user } = viewer.visitor;
  if (error !== '') return { error: error.slice(0, 100), error_description: error_description.slice(0, 500) };
  if (!user || !getPermissions(viewer.visitor).connect_user) return { error: 'no_cap' };
  if (state === '') return { error: 'no_state' };
  if (!/^\d+$/.test(state)) return { error: 'invalid_state' };
  // Another user started this authorization, or the response was forged.
  if (state !== String(user.id)) return { error: 'wrong_state' };
  return code === '' ? { error: 'no_code' } : undefined;
}

/** Returns the redirect address that was sent to the provider: this one without the parameters the provider added. */
function getRedirectUri({ addresses, request }: Viewer): string {
  const url = new URL(request.url, addresses.home);
  ['code', 'state', 'error', 'error_description'].forEach((name) => url.searchParams.delete(name));
  return url.href;
}

/** Stores the link to the account; the first user to link becomes the owner. */
function link({ site, visitor }: Viewer, user: User, { access_token, user: account }: v.InferOutput<typeof token>): StateNotice {
  const { connection } = visitor;
  const { db } = site;
  const isFirst = !connection.hasOwner;
  db.atomically(() => {
    linkAccount(db, {
      userId: user.id,
      id: account.ID,
      login: account.login,
      email: account.email,
      displayName: account.display_name,
      siteCount: account.site_count,
    });
    saveUserToken(db, user.id, access_token);
    deleteOption(db, secretName(user.id));
    if (!isFirst) return;
    saveRegistration(db, { registered: true, blogId: connection.blogId, ownerId: user.id });
    switchOnDefaults(site);
  });
  return { message: isFirst ? 'authorized' : 'linked' };
}

/** Exchanges the code for the user's token. */
async function authorize(viewer: Viewer, query: ReturnQuery): Promise<StateNotice> {
  const problem = getProblem(viewer, query);
  const { user } = viewer.visitor;
  if (problem || !user) return problem ?? { error: 'no_cap' };
  const secret = readOption(viewer.site.db, secretName(user.id), v.string(), '');
  const body = { code: query.code, secret, redirect_uri: getRedirectUri(viewer), user_id: user.id };
  const response = await orNetworkError(callProviderAsSite(viewer, { method: 'POST', path: '/jetpack.token/1/', body }));
  const { error, message } = getError(response);
  if (response.status === 0) return { error: 'token_http_request_failed', error_description: message.slice(0, 500) };
  if (!isGood(response)) return { error: error || 'invalid_token', error_description: message.slice(0, 500) };
  const parsed = v.safeParse(token, response.body);
  return parsed.success ? link(viewer, user, parsed.output) : { error: 'no_token' };
}

/** Handles the return from the provider's authorization page: verifies, links, stores a notice and redirects to the page. */
export async function authorizeReturn(viewer: Viewer, reply: FastifyReply): Promise<FastifyReply> {
  const { site, holder, visitor, addresses, request } = viewer;
  const response = v.parse(query, request.query);
  if (!isNonce(site.db, site.now(), 'jetpack-authorize', holder, response._wpnonce)) {
    const text = 'The link has expired, or belongs to another user. Go back to Jetpack and connect again.';
    return showMessage(viewer, reply, 403, 'This link does not hold', text);
  }
  storeNotice(reply, visitor.linked ? { message: 'already_authorized' } : await authorize(viewer, response));
  return reply.redirect(safeRedirect(response.redirect, addresses.home), 302);
}
