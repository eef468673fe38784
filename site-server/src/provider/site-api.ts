import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { rewindState, scanState } from '../protection/protection';
import { rewindStatus, scanStatus } from '../protection/status';
import { statsResponse } from '../stats/response';
import { toTraits } from '../traits/traits';
import { findAccount } from './accounts';
import { activityRecords } from './activity';
import { getDiscount, isCouponUsed } from './coupons';
import { getCaller, getLink, type Provider } from './provider';
import { featuresRecord, introOffers, planRecords, productRecords } from './records';
import { getSitePlan, purchaseRecords, runningProducts, siteRecord } from './site-record';
import { suggestions, upsell } from './suggestions';

const couponQuery = v.object({ code: v.string() });
const range = v.object({ range: v.fallback(v.string(), 'day') });

const planFor = (provider: Provider, request: FastifyRequest) =>
  getSitePlan(provider.db, getCaller(provider, request).site.blogId, provider.now());

/** Serves products, prices and offers. */
function mountShop(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;
  const currency = () => toTraits(db).currency;

  app.get('/site/products', async (request) => {
    getCaller(provider, request);
    return productRecords(currency());
  });
  app.get('/site/discount', async (request) => {
    getCaller(provider, request);
    return getDiscount(db) ?? [];
  });
  app.get('/site/partner-coupon', async (request) => {
    getCaller(provider, request);
    return { available: !isCouponUsed(db, v.parse(couponQuery, request.query).code) };
  });
  app.get('/site/intro-offers', async (request) => {
    getCaller(provider, request);
    return introOffers(currency());
  });
  app.get('/site/suggestions', async (request) => {
    getLink(provider, request);
    return suggestions(planFor(provider, request), currency());
  });
  app.get('/site/upsell', async (request) => {
    getLink(provider, request);
    return upsell(planFor(provider, request), currency());
  });
  app.get('/plans.json', async () => planRecords(currency()));
  app.get('/products.json', async () => productRecords(currency()));
}

/** Serves the calls of a site about itself. */
export function mountSiteApi(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;
  mountShop(app, provider);

  app.get('/site', async (request) => {
    const { site } = getCaller(provider, request);
    return { site: siteRecord(db, site, now()), running: runningProducts(db, site.blogId, now()) };
  });
  app.get('/site/features', async (request) => featuresRecord(planFor(provider, request)));
  app.get('/site/purchases', async (request) => {
    const { blogId } = getCaller(provider, request).site;
    return { purchases: purchaseRecords(db, blogId, now()), running: runningProducts(db, blogId, now()) };
  });
  app.get('/site/rewind', async (request) => rewindStatus(rewindState(db, planFor(provider, request)), now()));
  app.get('/site/scan', async (request) => scanStatus(scanState(db, planFor(provider, request)), now()));
  app.get('/site/activity', async (request) => {
    const { link } = getLink(provider, request);
    const login = findAccount(db, link.accountId)?.login ?? '';
    return activityRecords(rewindState(db, planFor(provider, request)), link, login, now());
  });
  app.get('/site/stats', async (request) => {
    getCaller(provider, request);
    return statsResponse(db, now(), v.parse(range, request.query).range);
  });
}
