import * as v from 'valibot';
import { hasLinkedAccounts, unlinkAccount } from '../db/accounts';
import { blogToken, forgetUserToken, saveBlogToken, userToken } from '../db/tokens';
import { callProvider, callProviderAsUser, isGood, orNetworkError } from '../relay/call-provider';
import { HttpError } from '../http-error';
import type { Incoming } from '../route';
import { getVisitor } from '../rights/permissions';
import { clearTokenErrors } from './errors';
import { endConnection, register } from './register';
import { saveRegistration } from './state';
import { authorizeUrl } from './urls';

const health = v.object({ blog: v.boolean(), user: v.boolean() });

/** Returns which tokens the provider still accepts. @throws {HttpError} If the provider cannot be reached; nothing is removed then. */
async function tokenHealth({ site, visitor }: Incoming): Promise<v.InferOutput<typeof health>> {
  const tokens = { blog_token: blogToken(site.db), user_token: (visitor.user && userToken(site.db, visitor.user.id)) ?? '' };
  const response = await orNetworkError(callProvider(site, { method: 'POST', path: '/jetpack.health/1/', body: tokens }));
  const parsed = v.safeParse(health, response.body);
  if (!isGood(response) || !parsed.success) {
    throw new HttpError(500, 'register_http_request_failed', 'The provider cannot be reached, so nothing was changed.');
  }
  return parsed.output;
}

/** Returns the next address for the user, from the state after the change. */
function inProgress(call: Incoming) {
  const visitor = getVisitor(call.site, call.visitor.user);
  return { status: 'in_progress' as const, authorizeUrl: authorizeUrl({ ...call, visitor }) };
}

function completed(call: Incoming) {
  call.flashNotice({ message: 'reconnection_completed' });
  return { status: 'completed' as const };
}

async function registerAgain(call: Incoming): Promise<void> {
  await endConnection(call);
  await register(call);
  clearTokenErrors(call.site.db);
}

async function refreshSiteToken(call: Incoming) {
  const response = await orNetworkError(callProviderAsUser(call, { method: 'POST', path: '/jetpack.refresh-blog-token/1/' }));
  const parsed = v.safeParse(v.object({ jetpack_secret: v.string() }), response.body);
  if (!isGood(response) || !parsed.success) throw new HttpError(500, 'Reconnect failed', '');
  saveBlogToken(call.site.db, parsed.output.jetpack_secret);
  clearTokenErrors(call.site.db);
  return completed(call);
}

/** Removes the user's broken link, so that it can be created again. */
function relink(call: Incoming) {
  const { site, visitor } = call;
  const { user } = visitor;
  if (user) {
    site.db.atomically(() => {
      unlinkAccount(site.db, user.id);
      forgetUserToken(site.db, user.id);
      const { registered, blogId, ownerId } = visitor.connection;
      saveRegistration(site.db, { registered, blogId, ownerId: ownerId === user.id ? null : ownerId });
      clearTokenErrors(site.db);
    });
  }
  return inProgress(call);
}

/** Repairs the connection with the smallest change that suffices (reference: wire, connection/reconnect). */
export async function reconnect(call: Incoming) {
  if (!hasLinkedAccounts(call.site.db)) {
    await registerAgain(call);
    // There was no link to create again.
    return call.visitor.connection.registered ? completed(call) : inProgress(call);
  }
  const { blog, user } = await tokenHealth(call);
  if (blog === user) {
    await registerAgain(call);
    return inProgress(call);
  }
  return blog ? relink(call) : refreshSiteToken(call);
}
