import { addPurchase, attachLicense, findLicense, getLicenses, type License } from '../db/licenses';
import type { Database } from '../db/open';
import type { Product } from './product';
import { getProduct } from './products';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const monthMs = 31 * 24 * 60 * 60 * 1000;

/** Returns the duration of one payment. */
export const termMs = ({ term }: Product): number => (term === 'year' ? yearMs : monthMs);

/** Returns the license counts of an account; an issued license that is not attached counts as `detached`. */
export function licenseCounts(db: Database, account: number) {
  const licenses = getLicenses(db, account);
  const revoked = licenses.filter(({ revokedAt }) => revokedAt !== null).length;
  const attached = licenses.filter(({ attachedAt, revokedAt }) => attachedAt !== null && revokedAt === null).length;
  const valid = licenses.length - revoked;
  return { attached, detached: valid - attached, revoked, not_revoked: valid };
}

/** Returns the result for a refused key: an error inside a successful response. */
const refused = (code: string, message: string) => ({ errors: { [code]: [message] }, error_data: [] });

function getProblem(license: License | undefined, blogId: number, account: number) {
  if (!license) return refused('invalid_license', 'There is no license with this key. Check it for typing errors.');
  if (license.revokedAt !== null) return refused('revoked_license', 'This license was revoked and can no longer be used.');
  if (license.attachedBlog === blogId) return refused('already_attached', 'This license is already active on this site.');
  if (license.ownerAccount !== null && license.ownerAccount !== account) {
    return refused('foreign_license', 'This license belongs to another account.');
  }
  if (license.attachedAt !== null) return refused('license_in_use', 'This license is already active on another site.');
  return undefined;
}

/** Attaches one key to the site and creates its purchase; called inside a transaction. Surrounding blanks are ignored. */
export function attach(db: Database, key: string, blogId: number, account: number, now: number) {
  const license = findLicense(db, key.trim());
  const problem = getProblem(license, blogId, account);
  if (problem || !license) return problem ?? refused('invalid_license', 'There is no license with this key.');
  const product = getProduct(license.productSlug);
  attachLicense(db, license.key, blogId, account, now);
  addPurchase(db, {
    blogId,
    accountId: account,
    productSlug: product.slug,
    subscribedAt: now,
    expiresAt: now + termMs(product),
    licenseKey: license.key,
  });
  return [{ activatedProductId: product.id }];
}
