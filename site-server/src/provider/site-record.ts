import * as v from 'valibot';
import { getPurchases, type StoredPurchase } from '../db/licenses';
import type { Database } from '../db/open';
import { readOption } from '../db/options';
import { getHighestPlan, type Plan, type RunningProduct } from '../modules/plan';
import { getLanguage, toTraits } from '../traits/traits';
import { getLinks } from './accounts';
import { priceIn, type Currency } from './prices';
import { getProduct } from './products';
import { planRecord } from './records';
import type { KnownSite } from './sites';

/** Returns the active purchases of a site. */
export const runningProducts = (db: Database, blogId: number, now: number): RunningProduct[] =>
  getPurchases(db, blogId)
    .filter(({ active, expiresAt }) => active && expiresAt > now)
    .map(({ productSlug, expiresAt }) => ({ slug: productSlug, expiresAt }));

/** Returns the plan of a site, from its purchases. */
export const getSitePlan = (db: Database, blogId: number, now: number): Plan =>
  getHighestPlan(runningProducts(db, blogId, now), now);

const videoBytes = v.optional(v.number());

/** Returns the site data that sync would send; site and provider share one database here. */
function getSynced(db: Database) {
  const text = (name: string) => readOption(db, name, v.string(), '');
  const count = (name: string) => readOption(db, name, v.number(), 0);
  return {
    name: text('site_title'),
    description: text('site_description'),
    post_count: count('posts'),
    subscribers_count: count('followers'),
    isPublic: readOption(db, 'public', v.boolean(), true),
    createdAt: new Date(count('created_at')).toISOString(),
    /** In MB; undefined if the site never stored a video. */
    videoStorage: readOption(db, 'videopress_storage', videoBytes, undefined),
  };
}

/** Returns a site as the provider's API describes it. */
export function siteRecord(db: Database, site: KnownSite, now: number) {
  const { name, description, post_count, subscribers_count, isPublic, createdAt, videoStorage } = getSynced(db);
  const traits = toTraits(db);
  const plan = getSitePlan(db, site.blogId, now);
  const [owner] = getLinks(db, site.blogId);
  return {
    ID: site.blogId,
    name,
    description,
    URL: site.url,
    user_can_manage: false,
    jetpack: true,
    jetpack_connection: true,
    is_multisite: traits.multisite,
    site_owner: owner?.accountId ?? false,
    post_count,
    subscribers_count,
    lang: getLanguage(traits),
    visible: true,
    is_private: false,
    is_coming_soon: false,
    options: {
      timezone: '',
      gmt_offset: 0,
      blog_public: isPublic ? 1 : 0,
      jetpack_version: traits.version,
      software_version: '6.1',
      created_at: createdAt,
      is_wpcom_atomic: traits.hosting === 'woa',
      admin_url: `${site.url}/wp-admin/`,
      ...(videoStorage !== undefined && { videopress_storage_used: videoStorage }),
    },
    plan: planRecord(plan),
    products: plan.products.map(({ id, slug }) => ({ product_id: id, product_slug: slug })),
  };
}

const isoDate = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;

/** Numbers are sent as texts, true as '1' (reference: wire, site/purchases). */
function purchaseRecord(purchase: StoredPurchase, currency: Currency, now: number) {
  const product = getProduct(purchase.productSlug);
  const runs = purchase.active && purchase.expiresAt > now;
  // The term of a license ends; what was paid for is renewed.
  const isRenewed = purchase.licenseKey === null;
  return {
    ID: String(purchase.id),
    user_id: String(purchase.accountId),
    blog_id: String(purchase.blogId),
    product_id: String(product.id),
    product_slug: product.slug,
    product_name: product.name,
    active: runs ? '1' : '0',
    expiry_date: isoDate(purchase.expiresAt),
    expiry_status: runs ? (isRenewed ? 'active' : 'expiring') : 'expired',
    subscribed_date: isoDate(purchase.subscribedAt),
    is_refundable: false,
    is_cancelable: true,
    is_renewable: isRenewed,
    amount: priceIn(currency, purchase.price ?? product.cost),
    currency_code: currency,
    auto_renew: isRenewed ? '1' : '0',
  };
}

/** Returns the purchases of a site, newest first. */
export const purchaseRecords = (db: Database, blogId: number, now: number) =>
  getPurchases(db, blogId).map((purchase) => purchaseRecord(purchase, toTraits(db).currency, now));
