import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { getPurchases } from '../db/licenses';
import { readOption } from '../db/options';
import { toTraits } from '../traits/traits';
import { getCaller, type Provider } from './provider';
import { priceIn } from './prices';
import { getProduct } from './products';
import { getSitePlan, purchaseRecords } from './site-record';

const searchSlugs = ['jetpack_search', 'jetpack_search_monthly'];

/** Returns the plan of a site, as far as search needs it. */
function planRecord({ db, now }: Provider, blogId: number) {
  const { product, products } = getSitePlan(db, blogId, now());
  const has = (feature: string) => [product, ...products].some(({ features }) => features.includes(feature));
  const bought = purchaseRecords(db, blogId, now()).filter(
    ({ product_slug: slug, active }) => active === '1' && searchSlugs.includes(slug),
  );
  return {
    search_subscriptions: bought,
    supports_search: has('search'),
    supports_only_classic_search: has('classic-search') && !has('instant-search'),
    supports_instant_search: has('instant-search'),
    default_upgrade_bill_period: 'yearly',
    tier_maximum_records: null,
    plan_usage: { num_requests_3m: [] },
    effective_subscription: bought[0] ?? null,
  };
}

const postCount = ({ db }: Provider): number => readOption(db, 'posts', v.number(), 0);

function statsRecord(provider: Provider) {
  const last = new Date(provider.now()).toISOString();
  const posts = postCount(provider);
  return {
    post_count: posts,
    post_type_breakdown: posts === 0 ? {} : { post: posts },
    last_indexed_date: `${last.slice(0, 10)} ${last.slice(11, 19)}`,
  };
}

function pricingRecord(provider: Provider, isTrialAvailable: boolean) {
  const { currency } = toTraits(provider.db);
  const yearly = getProduct('jetpack_search');
  return {
    available: true,
    trial_available: isTrialAvailable,
    wpcom_product_slug: yearly.slug,
    wpcom_free_product_slug: 'jetpack_search_free',
    currency_code: currency,
    full_price: priceIn(currency, yearly.cost),
    discount_price: priceIn(currency, yearly.cost / 12),
    is_introductory_offer: false,
    // Counts pages too; rounded up to the tens that are sold.
    estimated_record_count: Math.ceil((postCount(provider) + 1) / 10) * 10,
    pricing_version: '202208',
    monthly_price: priceIn(currency, getProduct('jetpack_search_monthly').cost),
  };
}

/** Serves plan, index and price of search. */
export function mountSearchApi(app: FastifyInstance, provider: Provider): void {
  app.get('/site/search/plan', async (request) => planRecord(provider, getCaller(provider, request).site.blogId));
  app.get('/site/search/stats', async (request) => {
    getCaller(provider, request);
    return statsRecord(provider);
  });
  app.get('/site/search/pricing', async (request) => {
    const { blogId } = getCaller(provider, request).site;
    return pricingRecord(
      provider,
      !getPurchases(provider.db, blogId).some(({ productSlug }) => searchSlugs.includes(productSlug)),
    );
  });
  app.get('/search/pricing', async () => pricingRecord(provider, true));
}
