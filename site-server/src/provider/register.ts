import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { clearTokenErrors } from '../connection/errors';
import { getCaller, isHealthy, isLoopback, getLink, ProviderRefusal, type Provider } from './provider';
import { disconnect, moveSite, registerSite, renewToken } from './sites';
import { removeLink } from './accounts';

const registration = v.object({
  url: v.string(),
  name: v.fallback(v.string(), ''),
  secret_1: v.pipe(v.string(), v.minLength(16)),
  secret_2: v.pipe(v.string(), v.minLength(16)),
  state: v.string(),
  /** Requests a new identity, even for a known address. */
  fresh: v.fallback(v.boolean(), false),
});
type Registration = v.InferOutput<typeof registration>;

const patienceMs = 5000;

/** Verifies the registration with the site's own address: only the site itself has the second secret. */
async function confirm({ url, secret_1, secret_2, state }: Registration): Promise<void> {
  const response = await fetch(`${url}/wp-json/jetpack/v4/verify_registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret_1, state }),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new ProviderRefusal(400, 'site_inaccessible', `The site does not respond at ${url}.`);
  });
  const said: unknown = await response.json().catch(() => undefined);
  if (response.status !== 200 || said !== secret_2) {
    throw new ProviderRefusal(400, 'verify_secrets_mismatch', 'The site at this address did not request this registration.');
  }
}

const health = v.object({ blog_token: v.fallback(v.string(), ''), user_token: v.fallback(v.string(), '') });

function mountSites(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;

  app.post('/jetpack.register/1/', async (request) => {
    const given = v.parse(registration, request.body);
    if (!isLoopback(given.url))
      throw new ProviderRefusal(400, 'not_public', 'This provider speaks to sites of this machine only.');
    await confirm(given);
    const { blogId, token } = registerSite(db, given.url, given.name, now(), given.fresh);
    clearTokenErrors(db);
    return { jetpack_id: blogId, jetpack_secret: token, jetpack_public: 1, nonce: randomBytes(8).toString('hex') };
  });

  app.get('/jetpack.test/1/', async (request) => ({ connected: getCaller(provider, request).site.connected }));

  app.post('/jetpack.disconnect/1/', async (request) => {
    disconnect(db, getCaller(provider, request).site.blogId);
    return { success: true };
  });

  app.post('/jetpack.unlink/1/', async (request) => {
    const { link } = getLink(provider, request);
    return { success: removeLink(db, link.blogId, link.userId) };
  });

  app.post('/jetpack.migrate/1/', async (request) => {
    const { site } = getCaller(provider, request);
    const { url } = v.parse(v.object({ url: v.string() }), request.body);
    if (!isLoopback(url)) throw new ProviderRefusal(400, 'not_public', 'This provider speaks to sites of this machine only.');
    moveSite(db, site.blogId, url);
    return { success: true };
  });
}

function mountTokenHealth(app: FastifyInstance, provider: Provider): void {
  app.post('/jetpack.health/1/', async (request) => {
    const tokens = v.parse(health, request.body);
    return { blog: isHealthy(provider, tokens.blog_token), user: isHealthy(provider, tokens.user_token) };
  });

  // Authorized by the user's token, as the site's own one is no longer valid.
  app.post('/jetpack.refresh-blog-token/1/', async (request) => {
    const { site } = getLink(provider, request);
    const token = renewToken(provider.db, site.blogId);
    clearTokenErrors(provider.db);
    return { jetpack_secret: token };
  });
}

/** Serves registration, moves, disconnection and token renewal of sites. */
export function mountRegistration(app: FastifyInstance, provider: Provider): void {
  mountSites(app, provider);
  mountTokenHealth(app, provider);
}
