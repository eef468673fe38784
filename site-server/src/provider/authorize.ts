import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { html } from '../html/html';
import { findAccount, getLinks, listAccounts } from './accounts';
import { authorizeContent } from './authorize-page';
import { authorizeRequest, type AuthorizeRequest } from './authorize-request';
import { keepApproval } from './codes';
import { sendProviderPage } from './page';
import { isLoopback, ProviderRefusal, type Provider } from './provider';
import { findSite, type KnownSite } from './sites';

const word = v.fallback(v.string(), '');
const decision = v.object({ ...authorizeRequest.entries, decision: word, account: word });

const wholeNumber = /^\d{1,15}$/;

/** Returns whether an address is the return handler of the requesting site: an approval is sent nowhere else. */
function isReturnHandler(site: KnownSite, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, pathname, port } = new URL(address);
  const known = site.url === '' || new URL(site.url).port === port;
  return isLoopback(origin) && known && pathname === '/wp-admin/admin.php';
}

/** @throws {ProviderRefusal} With a message, if the site or the return address is unknown. */
function getRequestingSite({ db }: Provider, { client_id, redirect_uri }: AuthorizeRequest): KnownSite {
  const site = wholeNumber.test(client_id) ? findSite(db, Number(client_id)) : undefined;
  if (!site?.connected) {
    throw new ProviderRefusal(400, 'invalid_client', 'This site is not registered here. Begin on its own connect screen.');
  }
  if (!isReturnHandler(site, redirect_uri)) {
    throw new ProviderRefusal(400, 'invalid_request', 'The redirect address does not belong to the requesting site.');
  }
  return site;
}

/** Returns the accounts that other users of the site have linked. */
function takenAccounts({ db }: Provider, site: KnownSite, userId: number): ReadonlySet<number> {
  return new Set(
    getLinks(db, site.blogId)
      .filter((link) => link.userId !== userId)
      .map(({ accountId }) => accountId),
  );
}

function back(given: AuthorizeRequest, values: Readonly<Record<string, string>>): string {
  const url = new URL(given.redirect_uri);
  Object.entries(values).forEach(([name, value]) => url.searchParams.set(name, value));
  return url.href;
}

/** Returns the redirect address for a decision. The last three test how the site handles a wrong response. */
function findResponse(provider: Provider, given: v.InferOutput<typeof decision>, site: KnownSite): string {
  const { state } = given;
  if (given.decision === 'deny') {
    return back(given, { error: 'access_denied', error_description: 'You did not approve the connection.', state });
  }
  if (given.decision === 'no-code') return back(given, { state });
  if (given.decision === 'wrong-code') return back(given, { code: 'made-up', state });
  const account = wholeNumber.test(given.account) ? findAccount(provider.db, Number(given.account)) : undefined;
  const userId = wholeNumber.test(state) ? Number(state) : 0;
  if (!account || takenAccounts(provider, site, userId).has(account.id)) {
    throw new ProviderRefusal(400, 'invalid_account', 'Choose an account that no user of this site has linked.');
  }
  const approval = { blogId: site.blogId, userId, accountId: account.id };
  const { secret, redirect_uri: redirectUri } = given;
  const code = keepApproval(provider.db, { ...approval, secret, redirectUri }, provider.now());
  return back(given, { code, state: given.decision === 'wrong-state' ? String(userId + 1) : state });
}

/** Serves the page on which a user authorizes a site to use an account. */
export function mountAuthorize(app: FastifyInstance, provider: Provider): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    const content = html`<p role="alert">${error.message}</p>`;
    return sendProviderPage(request, reply, { title: 'This cannot be authorized', content, status: error.status });
  };

  app.get('/jetpack.authorize/1/', async (request, reply) => {
    const given = v.parse(authorizeRequest, request.query);
    try {
      const site = getRequestingSite(provider, given);
      const taken = takenAccounts(provider, site, Number(given.state));
      const content = authorizeContent({ given, site, accounts: listAccounts(provider.db), taken, db: provider.db });
      const leadsTo = [new URL(given.redirect_uri).origin];
      return await sendProviderPage(request, reply, { title: `Connect ${site.name || 'your site'}`, content, leadsTo });
    } catch (error) {
      return refuse(request, reply, error);
    }
  });

  app.post('/jetpack.authorize/1/', async (request, reply) => {
    const given = v.parse(decision, request.body);
    try {
      return await reply.redirect(findResponse(provider, given, getRequestingSite(provider, given)), 302);
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
}
