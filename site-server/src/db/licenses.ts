import * as v from 'valibot';
import type { Database } from './open';

const license = v.object({
  id: v.number(),
  key: v.string(),
  productSlug: v.string(),
  ownerAccount: v.nullable(v.number()),
  issuedAt: v.number(),
  attachedAt: v.nullable(v.number()),
  attachedBlog: v.nullable(v.number()),
  revokedAt: v.nullable(v.number()),
});
export type License = v.InferOutput<typeof license>;

const columns = `id, license_key AS key, product_slug AS productSlug, owner_account AS ownerAccount, issued_at AS issuedAt,
  attached_at AS attachedAt, attached_blog AS attachedBlog, revoked_at AS revokedAt`;

export const findLicense = (db: Database, key: string): License | undefined =>
  db.get(license, `SELECT ${columns} FROM provider_licenses WHERE license_key = ?`, key);

export const getLicenses = (db: Database, account: number): License[] =>
  db.all(license, `SELECT ${columns} FROM provider_licenses WHERE owner_account = ? ORDER BY id`, account);

export function addLicense(db: Database, added: License): void {
  db.run(
    `INSERT INTO provider_licenses (id, license_key, product_slug, owner_account, issued_at, attached_at, attached_blog, revoked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    added.id,
    added.key,
    added.productSlug,
    added.ownerAccount,
    added.issuedAt,
    added.attachedAt,
    added.attachedBlog,
    added.revokedAt,
  );
}

/** Attaches a license to a site and to the account that entered its key. */
export const attachLicense = (db: Database, key: string, blogId: number, account: number, now: number): void => {
  db.run(
    'UPDATE provider_licenses SET attached_at = ?, attached_blog = ?, owner_account = ? WHERE license_key = ? AND attached_at IS NULL',
    now,
    blogId,
    account,
    key,
  );
};

const purchase = v.object({
  id: v.number(),
  blogId: v.number(),
  accountId: v.number(),
  productSlug: v.string(),
  active: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
  subscribedAt: v.number(),
  expiresAt: v.number(),
  licenseKey: v.nullable(v.string()),
  /** US dollars for the first term; null for the price of the product. */
  price: v.nullable(v.number()),
  coupon: v.nullable(v.string()),
});
export type StoredPurchase = v.InferOutput<typeof purchase>;

const purchaseColumns = `id, blog_id AS blogId, account_id AS accountId, product_slug AS productSlug, active,
  subscribed_at AS subscribedAt, expires_at AS expiresAt, license_key AS licenseKey, price, coupon`;

/** Newest first. */
export const getPurchases = (db: Database, blogId: number): StoredPurchase[] =>
  db.all(purchase, `SELECT ${purchaseColumns} FROM provider_purchases WHERE blog_id = ? ORDER BY id DESC`, blogId);

type NewPurchase = Omit<StoredPurchase, 'id' | 'active' | 'price' | 'coupon'> & Partial<Pick<StoredPurchase, 'price' | 'coupon'>>;

export function addPurchase(db: Database, added: NewPurchase): void {
  db.run(
    `INSERT INTO provider_purchases (blog_id, account_id, product_slug, active, subscribed_at, expires_at, license_key, price,
       coupon)
     VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)`,
    added.blogId,
    added.accountId,
    added.productSlug,
    added.subscribedAt,
    added.expiresAt,
    added.licenseKey,
    added.price ?? null,
    added.coupon ?? null,
  );
}

/** Ends a purchase now. */
export const endPurchase = (db: Database, id: number): void => {
  db.run('UPDATE provider_purchases SET active = 0 WHERE id = ?', id);
};

/** Returns the next free license id. */
export const nextLicenseId = (db: Database): number =>
  db.get(v.object({ id: v.number() }), 'SELECT coalesce(max(id), 999) + 1 AS id FROM provider_licenses')?.id ?? 1000;
