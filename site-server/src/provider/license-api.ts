import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { addLicense, getLicenses, nextLicenseId, type License } from '../db/licenses';
import type { Database } from '../db/open';
import { attach, licenseCounts } from './licenses';
import { getLink, type Provider } from './provider';
import { getProduct } from './products';
import { runningProducts } from './site-record';

/** `2026-11-21T05:29:22+00:00`, as PHP formats it. */
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

const describe = (license: License) => ({
  id: license.id,
  license_key: license.key,
  issued_at: isoTime(license.issuedAt),
  attached_at: isoOrNull(license.attachedAt),
  revoked_at: isoOrNull(license.revokedAt),
  product: license.productSlug,
  blog_id: license.attachedBlog,
});

/** Issues a license key for a product, owned by an account or, without one, by the first to enter it. */
export function issueLicense(db: Database, productSlug: string, ownerAccount: number | null, now: number): string {
  const { slug } = getProduct(productSlug);
  const short = slug.replace(/^jetpack_/, '').replace(/_(t\d_)?(yearly|monthly)$/, '');
  const key = `jetpack-${short.replaceAll('_', '-')}-${randomBytes(6).toString('hex').toUpperCase()}`;
  db.atomically(() =>
    addLicense(db, {
      id: nextLicenseId(db),
      key,
      productSlug: slug,
      ownerAccount,
      issuedAt: now,
      attachedAt: null,
      attachedBlog: null,
      revokedAt: null,
    }),
  );
  return key;
}

const perPage = 50;

/** Serves the license calls of a linked user. */
export function mountLicenseApi(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;

  app.get('/licenses/counts', async (request) => licenseCounts(db, getLink(provider, request).link.accountId));

  app.get('/licenses', async (request) => {
    const items = getLicenses(db, getLink(provider, request).link.accountId).map(describe);
    return {
      current_page: 1,
      items_per_page: perPage,
      total_items: items.length,
      total_pages: Math.ceil(items.length / perPage),
      current_items: Math.min(items.length, perPage),
      items: items.slice(0, perPage),
    };
  });

  app.post('/licenses/attach', async (request) => {
    const { link } = getLink(provider, request);
    const { licenses } = v.parse(v.object({ licenses: v.array(v.string()) }), request.body);
    // One transaction: a response that lists what was attached is on disk as a whole.
    return db.atomically(() => ({
      results: licenses.map((key) => attach(db, key, link.blogId, link.accountId, now())),
      running: runningProducts(db, link.blogId, now()),
    }));
  });
}
