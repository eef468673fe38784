import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { getPurchases } from '../db/licenses';
import { html, type Html } from '../html/html';
import { toTraits } from '../traits/traits';
import { getPrice, type Price } from './orders';
import { sendProviderPage } from './page';
import { displayPrice, type Currency } from './prices';
import type { Product } from './product';
import { products } from './products';
import { ProviderRefusal, type Provider } from './provider';
import { siteByHost, type KnownSite } from './sites';

const params = v.object({ site: v.string() });
const noSite = () => new ProviderRefusal(404, 'unknown_site', 'There is no site of that name at this provider.');

/** Returns the site a page is about. @throws {ProviderRefusal} 404 for an unknown site. */
export function getPageSite({ db }: Provider, name: string): KnownSite {
  const site = siteByHost(db, name);
  if (!site) throw noSite();
  return site;
}

/** Returns the price of the first term, after the struck-out regular price. */
export function priceTag({ full, first }: Price, { term }: Product, currency: Currency): Html {
  const per = term === 'year' ? 'year' : 'month';
  const now = html`<strong>${displayPrice(first, currency)}</strong> for the first ${per}`;
  return first === full
    ? html`<span class="price"><strong>${displayPrice(full, currency)}</strong> per ${per}</span>`
    : html`<span class="price"><s>${displayPrice(full, currency)}</s> ${now}</span>`;
}

/** Serves the page of all products with their prices for this site. */
export function mountPlansPage(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;
  app.get('/plans/:site', async (request, reply) => {
    const { site: name } = v.parse(params, request.params);
    const site = getPageSite(provider, name);
    const { currency } = toTraits(db);
    const bought = new Set(
      getPurchases(db, site.blogId)
        .filter(({ active, expiresAt }) => active && expiresAt > now())
        .map(({ productSlug }) => productSlug),
    );
    const query = new URL(request.url, 'http://x').search;
    const row = (product: Product) => {
      const price = getPrice(db, { blogId: site.blogId, product, coupon: '' }, now());
      const link = html`<a href="/checkout/${encodeURIComponent(name)}/${product.slug}${query}">Buy</a>`;
      return html`<tr>
        <th scope="row">${product.name}</th>
        <td>${priceTag(price, product, currency)}</td>
        <td>${bought.has(product.slug) ? 'Yours' : link}</td>
      </tr>`;
    };
    const content = html`<p>For <strong>${name}</strong>.</p>
      <table>
        <tbody>
          ${products.filter(({ cost }) => cost > 0).map(row)}
        </tbody>
      </table>`;
    return sendProviderPage(request, reply, { title: 'Plans and products', content });
  });
}
