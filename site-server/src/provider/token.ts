import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findAccount, saveLink, siteCount } from './accounts';
import { takeApproval } from './codes';
import { getCaller, ProviderRefusal, type Provider } from './provider';
import { makeToken } from './sites';

const exchange = v.object({ code: v.string(), secret: v.string(), redirect_uri: v.string(), user_id: v.number() });

/** Serves the token exchange: only the site that requested the approval, with its secret, gets the token. */
export function mountTokens(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;
  app.post('/jetpack.token/1/', async (request) => {
    const { site } = getCaller(provider, request);
    const given = v.parse(exchange, request.body);
    const approval = takeApproval(db, given.code, now());
    const account = approval && findAccount(db, approval.accountId);
    if (!approval || !account || approval.blogId !== site.blogId) {
      throw new ProviderRefusal(400, 'invalid_token', 'This code does not hold (any more).');
    }
    if (approval.secret !== given.secret) {
      throw new ProviderRefusal(400, 'secrets_mismatch', 'The site did not request this authorization.');
    }
    if (approval.userId !== given.user_id || approval.redirectUri !== given.redirect_uri) {
      throw new ProviderRefusal(400, 'invalid_request', 'The code belongs to another site.');
    }
    const token = makeToken();
    saveLink(db, { blogId: site.blogId, userId: approval.userId, accountId: account.id, token });
    return {
      access_token: token,
      token_type: 'X_JETPACK',
      user: {
        ID: account.id,
        login: account.login,
        email: account.email,
        display_name: account.displayName,
        site_count: siteCount(db, account),
      },
    };
  });
}
