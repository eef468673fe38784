import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { rewindState, scanState } from '../protection/protection';
import { statsAnswer } from '../stats/answer';
import { traitsOf } from '../traits/traits';
import { discountOf } from './coupons';
import { callerOf, linkOf, type Provider } from './provider';
import { featuresRecord, introOffers, planRecords, productRecords } from './records';
import { planOfSite, purchaseRecords, runningProducts, siteRecord } from './site-record';
import { suggestions, upsell } from './suggestions';

const range = v.object({ range: v.fallback(v.string(), 'day') });

const planFor = (provider: Provider, request: FastifyRequest) =>
  planOfSite(provider.db, callerOf(provider, request).site.blogId, provider.now());

/** Products, prices and offers. */
function mountShop(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;
  const currency = () => traitsOf(db).currency;

  app.get('/site/products', async (request) => {
    callerOf(provider, request);
    return productRecords(currency());
  });
  app.get('/site/discount', async (request) => {
    callerOf(provider, request);
    return discountOf(db) ?? [];
  });
  app.get('/site/intro-offers', async (request) => {
    callerOf(provider, request);
    return introOffers(currency());
  });
  app.get('/site/suggestions', async (request) => {
    linkOf(provider, request);
    return suggestions(planFor(provider, request), currency());
  });
  app.get('/site/upsell', async (request) => {
    linkOf(provider, request);
    return upsell(planFor(provider, request), currency());
  });
  app.get('/plans.json', async () => planRecords(currency()));
  app.get('/products.json', async () => productRecords(currency()));
}

/** What a site asks the provider about itself. */
export function mountSiteApi(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;
  mountShop(app, provider);

  app.get('/site', async (request) => {
    const { site } = callerOf(provider, request);
    return { site: siteRecord(db, site, now()), running: runningProducts(db, site.blogId, now()) };
  });
  app.get('/site/features', async (request) => featuresRecord(planFor(provider, request)));
  app.get('/site/purchases', async (request) => {
    const { blogId } = callerOf(provider, request).site;
    return { purchases: purchaseRecords(db, blogId, now()), running: runningProducts(db, blogId, now()) };
  });
  app.get('/site/rewind', async (request) => ({
    ...rewindState(db, planFor(provider, request)),
    last_updated: Math.floor(now() / 1000),
  }));
  app.get('/site/scan', async (request) => scanState(db, planFor(provider, request)));
  app.get('/site/stats', async (request) => {
    callerOf(provider, request);
    return statsAnswer(db, now(), v.parse(range, request.query).range);
  });
}
