import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/open';
import { html } from '../html/html';
import { hiddenInputs, sendProviderPage } from './page';
import { isLoopback, getLink, ProviderRefusal, type Provider } from './provider';
import { findSite } from './sites';

const keyring = v.object({ id: v.number(), blogId: v.number(), token: v.string(), verifiedAt: v.nullable(v.number()) });
type Keyring = v.InferOutput<typeof keyring>;

const columns = 'id, blog_id AS blogId, token, verified_at AS verifiedAt';

/** Returns the permission with that id, or the newest of the site. */
const findKeyring = (db: Database, blogId: number, id: number | undefined): Keyring | undefined =>
  id === undefined
    ? db.get(keyring, `SELECT ${columns} FROM provider_keyrings WHERE blog_id = ? ORDER BY id DESC`, blogId)
    : db.get(keyring, `SELECT ${columns} FROM provider_keyrings WHERE blog_id = ? AND id = ?`, blogId, id);

const nextId = v.object({ id: v.number() });

function addKeyring(db: Database, blogId: number): number {
  return db.atomically(() => {
    // Ids as large as real ones, so that they are not mistaken for an index.
    const id = db.get(nextId, 'SELECT coalesce(max(id), 20000000) + 1 AS id FROM provider_keyrings')?.id ?? 0;
    // The same site gets the same code, as with Google: a code already printed stays valid.
    const token = createHash('sha256').update(`google-${blogId}`).digest('base64url');
    db.run('INSERT INTO provider_keyrings (id, blog_id, service, token) VALUES (?, ?, ?, ?)', id, blogId, 'google', token);
    return id;
  });
}

const consoles = (url: string) => ({
  google_search_console_url: `https://search.google.com/search-console?resource_id=${encodeURIComponent(`${url}/`)}`,
  google_verification_console_url: `https://www.google.com/webmasters/verification/details?siteUrl=${encodeURIComponent(`${url}/`)}`,
});

/** Returns the verification state, with the token to print in the site's pages. */
function verification(found: Keyring | undefined, url: string) {
  if (!found) return { verified: false, is_owner: false, errors: { keyring: ['invalid keyring'] } };
  return { ...verified(found.verifiedAt !== null, url), token: found.token };
}

const verified = (isVerified: boolean, url: string) => ({
  verified: isVerified,
  is_owner: isVerified,
  ...consoles(url),
  errors: [],
});

const word = v.fallback(v.string(), '');
const asked = v.object({ blog_id: word, back: word });
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** @throws {ProviderRefusal} If the site or the return address is unknown. */
function getRequestingSite(db: Database, { blog_id, back }: v.InferOutput<typeof asked>) {
  const site = /^\d{1,15}$/.test(blog_id) ? findSite(db, Number(blog_id)) : undefined;
  const isKnown = URL.canParse(back) && isLoopback(new URL(back).origin);
  if (!site?.connected || !isKnown) throw new ProviderRefusal(400, 'invalid_request', 'The requesting site is unknown.');
  return site;
}

function mountVerification(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;

  app.get('/site/verification/google', async (request) => {
    const { site } = getLink(provider, request);
    const { keyring_id } = v.parse(v.object({ keyring_id: v.optional(wholeNumber) }), request.query);
    return verification(findKeyring(db, site.blogId, keyring_id), site.url);
  });

  app.post('/site/verification/google', async (request) => {
    const { site } = getLink(provider, request);
    const { keyring_id, code } = v.parse(v.object({ keyring_id: v.number(), code: v.string() }), request.body);
    const found = findKeyring(db, site.blogId, keyring_id);
    if (!found) throw new ProviderRefusal(403, 'no_token_for_user', 'There is no permission of that number.');
    if (code !== found.token) throw new ProviderRefusal(400, 'unverify-site-error', 'The code is not in the pages of the site.');
    db.run('UPDATE provider_keyrings SET verified_at = ? WHERE id = ?', now(), found.id);
    return verified(true, site.url);
  });
}

/** Serves the window in which a user permits the site to use Google. */
function mountPermission(app: FastifyInstance, { db }: Provider): void {
  app.get('/keyring/google', async (request, reply) => {
    const given = v.parse(asked, request.query);
    const { name } = getRequestingSite(db, given);
    const content = html`<p>Let <strong>${name}</strong> check whether Google has verified the site, and verify it?</p>
      <form method="post" action="/keyring/google">
        ${hiddenInputs(given)}
        <p class="actions">
          <button id="approve" name="decision" value="approve">Allow</button>
          <button id="deny" name="decision" value="deny" class="secondary">Deny</button>
        </p>
      </form>`;
    return sendProviderPage(request, reply, { title: 'Google', content, leadsTo: [new URL(given.back).origin] });
  });

  app.post('/keyring/google', async (request, reply) => {
    const given = v.parse(asked, request.body);
    const { decision } = v.parse(v.object({ decision: word }), request.body);
    const { blogId } = getRequestingSite(db, given);
    if (decision !== 'approve') {
      const content = html`<p>You may close this window.</p>`;
      return sendProviderPage(request, reply, { title: 'Nothing was allowed', content });
    }
    // The site's page posts the id to the opener of this window.
    const back = new URL(given.back);
    back.searchParams.set('keyring_id', String(addKeyring(db, blogId)));
    return reply.redirect(back.href, 302);
  });
}

/** Serves Google permissions and the site verification that uses them. */
export function mountGoogle(app: FastifyInstance, provider: Provider): void {
  mountVerification(app, provider);
  mountPermission(app, provider);
}
