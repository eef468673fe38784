import {
  getPlans,
  getProducts,
  getSite,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { brokenTokens, forgetConnectionErrors } from '../connection/errors';
import { activeModules } from '../db/modules';
import { purchasesOf, type StoredPurchase } from '../db/licenses';
import { readOption } from '../db/options';
import { totalVisits } from '../db/visits';
import { planOf } from '../modules/plan';
import { featuresRecord, planRecord, planRecords, productRecords } from '../provider/records';
import { priceIn, type Currency } from '../provider/prices';
import { productOf } from '../provider/products';
import { Refusal } from '../refusal';
import { route, type Incoming, type Route } from '../route';
import { languageOf, traitsOf } from '../traits/traits';

const relayed = (message: string, data: unknown) => ({ code: 'success', message, data: JSON.stringify(data) });

/** The provider's id of the site. @throws {Refusal} when it does not answer for this site. */
function siteId({ site, visitor }: Incoming, refusal: () => Refusal): number {
  const { registered, blogId } = visitor.connection;
  if (!registered || blogId === null || brokenTokens(site.db).blog) throw refusal();
  return blogId;
}

const unfetched = () => new Refusal(500, 'failed_to_fetch_data', 'The provider has no data: the site is not connected.');
const withoutId = ({ visitor }: Incoming) =>
  visitor.connection.registered
    ? new Refusal(403, 'discount_fetch_failed', 'The provider does not take the token of this site.')
    : new Refusal(400, 'site_id_missing', 'The site is not connected, so it has no id.');

function siteUnknown({ site, visitor }: Incoming): Refusal {
  if (visitor.connection.registered && brokenTokens(site.db).blog) {
    const message = 'The provider does not take the token of this site (invalid_token). Connect it again.';
    return new Refusal(400, 'site_data_fetch_failed', message, { api_error_code: 'invalid_token', api_http_code: 400 });
  }
  const never = visitor.connection.blogId === null;
  const code = never ? 'site_id_missing' : 'missing_token';
  const message = `The provider has no data of this site (${code}). Connect it, or connect it again.`;
  return new Refusal(400, never ? code : 'site_data_fetch_failed', message, { api_error_code: code, api_http_code: null });
}

function describeSite(call: Incoming) {
  const { site, addresses } = call;
  const { db } = site;
  const id = siteId(call, () => siteUnknown(call));
  const text = (name: string) => readOption(db, name, v.string(), '');
  const traits = traitsOf(db);
  return {
    ID: id,
    name: text('site_title'),
    description: text('site_description'),
    URL: addresses.home,
    jetpack: true,
    jetpack_connection: true,
    is_multisite: traits.multisite,
    post_count: readOption(db, 'posts', v.number(), 0),
    subscribers_count: readOption(db, 'followers', v.number(), 0),
    lang: languageOf(traits),
    visible: true,
    is_private: false,
    options: {
      timezone: '',
      gmt_offset: 0,
      blog_public: readOption(db, 'public', v.boolean(), true) ? 1 : 0,
      jetpack_version: traits.version,
      software_version: '6.1',
      created_at: new Date(readOption(db, 'created_at', v.number(), 0)).toISOString(),
      is_wpcom_atomic: traits.hosting === 'woa',
      admin_url: addresses.admin,
    },
    plan: planRecord(planOf(db, site.now())),
    products: planOf(db, site.now()).products.map(({ id: productId, slug }) => ({ product_id: productId, product_slug: slug })),
  };
}

const isoDate = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;

/** Numbers travel as texts, true as '1' (reference: wire, site/purchases). */
function describePurchase(purchase: StoredPurchase, currency: Currency, now: number) {
  const product = productOf(purchase.productSlug);
  const runs = purchase.active && purchase.expiresAt > now;
  return {
    ID: String(purchase.id),
    user_id: String(purchase.accountId),
    blog_id: String(purchase.blogId),
    product_id: String(product.id),
    product_slug: product.slug,
    product_name: product.name,
    active: runs ? '1' : '0',
    expiry_date: isoDate(purchase.expiresAt),
    expiry_status: runs ? 'active' : 'expired',
    subscribed_date: isoDate(purchase.subscribedAt),
    is_refundable: false,
    is_cancelable: true,
    is_renewable: purchase.licenseKey === null,
    amount: priceIn(currency, product.cost),
    currency_code: currency,
    auto_renew: purchase.licenseKey === null ? '1' : '0',
  };
}

/** What the site got so far, in the server's order; what would be 0 is left out. */
function benefits({ site }: Incoming) {
  const { db } = site;
  const active = activeModules(db);
  const count = (name: string) => readOption(db, name, v.number(), 0);
  const all = [
    ['jetpack-stats', 'Jetpack Stats', 'Visitors counted', totalVisits(db).visitors],
    [
      'protect',
      'Brute force protection',
      'Sign-in attempts that were stopped',
      active.has('protect') ? count('protect_blocked') : 0,
    ],
    ['subscribers', 'Subscribers', 'People who follow the site', active.has('subscriptions') ? count('followers') : 0],
    ['sharing', 'Sharing', 'Times a post was shared', count('shares')],
  ] as const;
  return all
    .filter(([, , , value]) => value > 0)
    .map(([name, title, description, value]) => ({ name, title, description, value }));
}

/** A discount the provider gave this site; none at first. */
const discount = v.union([v.looseObject({ code: v.string(), discount: v.number() }), v.array(v.never())]);

export const siteRoutes: readonly Route[] = [
  route(getSite, {}, (call) => {
    const described = describeSite(call);
    forgetConnectionErrors(call.site.db);
    return relayed('Here is the site.', described);
  }),
  route(getSiteFeatures, {}, (call) => {
    siteId(call, unfetched);
    return relayed('Here are the features.', featuresRecord(planOf(call.site.db, call.site.now())));
  }),
  route(getSiteProducts, {}, (call) => {
    siteId(call, unfetched);
    return { code: 'success', message: 'Here are the products.', data: productRecords(traitsOf(call.site.db).currency) };
  }),
  route(getSitePurchases, {}, (call) => {
    const { db, now } = call.site;
    const purchases = purchasesOf(db, siteId(call, unfetched));
    const { currency } = traitsOf(db);
    return relayed(
      'Here are the purchases.',
      purchases.map((purchase) => describePurchase(purchase, currency, now())),
    );
  }),
  // Never an error: a site without a connection had no benefits.
  route(getSiteBenefits, {}, (call) =>
    relayed('Here are the benefits.', call.visitor.connection.registered ? benefits(call) : []),
  ),
  route(getSiteDiscount, {}, (call) => {
    siteId(call, () => withoutId(call));
    return { code: 'success', data: readOption(call.site.db, 'discount', discount, []) };
  }),
  route(getPlans, {}, ({ site }) => planRecords(traitsOf(site.db).currency)),
  route(getProducts, {}, ({ site }) => productRecords(traitsOf(site.db).currency)),
];
