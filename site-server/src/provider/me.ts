import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findAccount, setOptOut } from './accounts';
import { getLink, type Provider } from './provider';

/** Serves the preferences of a linked user. */
export function mountMe(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;
  const chosen = (accountId: number) => ({ tracks_opt_out: findAccount(db, accountId)?.tracksOptOut ?? true });

  app.get('/me/settings', async (request) => chosen(getLink(provider, request).link.accountId));
  app.post('/me/settings', async (request) => {
    const { link } = getLink(provider, request);
    setOptOut(db, link.accountId, v.parse(v.object({ tracks_opt_out: v.boolean() }), request.body).tracks_opt_out);
    return chosen(link.accountId);
  });
}
