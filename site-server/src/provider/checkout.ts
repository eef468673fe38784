import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { html, type Html } from '../html/html';
import { toTraits } from '../traits/traits';
import { findAccount, getLinks, listAccounts, type ProviderAccount } from './accounts';
import { placeOrder, getPrice, type Price } from './orders';
import { hiddenInputs, sendProviderPage } from './page';
import { priceTag, getPageSite } from './plans-page';
import { displayPrice } from './prices';
import type { Product } from './product';
import { findPayableProduct } from './products';
import { ProviderRefusal, type Provider } from './provider';
import type { KnownSite } from './sites';

const params = v.object({ site: v.string(), product: v.string() });
const word = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(100)), '');
const address = v.fallback(v.pipe(v.string(), v.maxLength(500)), '');
const query = v.object({ coupon: word, redirect_to: address });
const order = v.object({ coupon: word, account: word, redirect_to: address });

/** Returns the link back to the site: the requested one if it is a page of its admin area, else the step after a purchase. */
function getReturnUrl({ url }: KnownSite, requested: string): string {
  const adminUrl = `${url}/wp-admin/`;
  return requested.startsWith(adminUrl) ? requested : `${adminUrl}admin.php?page=jetpack#/recommendations/product-purchased`;
}

function productNamed(slug: string): Product {
  const product = findPayableProduct(slug);
  if (!product) throw new ProviderRefusal(404, 'unknown_product', 'This is not sold.');
  return product;
}

/** Returns the accounts that may buy: those linked by users of the site, or every account while none is linked. */
function buyers({ db }: Provider, site: KnownSite): readonly ProviderAccount[] {
  const linked = new Set(getLinks(db, site.blogId).map(({ accountId }) => accountId));
  return listAccounts(db).filter(({ id }) => linked.size === 0 || linked.has(id));
}

interface Shown {
  readonly site: KnownSite;
  readonly name: string;
  readonly product: Product;
  readonly coupon: string;
  readonly redirectTo: string;
  readonly price: Price;
  readonly accounts: readonly ProviderAccount[];
}

function checkoutForm({ db }: Provider, { name, product, coupon, redirectTo, price, accounts }: Shown): Html {
  const { currency } = toTraits(db);
  const action = `/checkout/${encodeURIComponent(name)}/${product.slug}`;
  return html`<p>${product.name} for <strong>${name}</strong></p>
    <p id="price">${priceTag(price, product, currency)}</p>
    ${price.isIntroductory && html`<p>Includes the introductory offer for the first term.</p>`}
    ${price.percent > 0 && html`<p class="notice">The coupon takes off ${price.percent} %.</p>`}
    ${price.problem !== undefined && html`<p class="problem" role="alert">${price.problem}</p>`}
    <form method="get" action="${action}">
      ${hiddenInputs({ redirect_to: redirectTo })}
      <label class="field">Coupon <input name="coupon" value="${coupon}" autocomplete="off" /></label>
      <p><button class="secondary">Use the coupon</button></p>
    </form>
    <form method="post" action="${action}">
      ${hiddenInputs({ coupon: price.problem === undefined ? coupon : '', redirect_to: redirectTo })}
      <label class="field"
        >Account
        <select name="account">
          ${accounts.map(({ id, displayName, email }) => html`<option value="${id}">${displayName} (${email})</option>`)}
        </select></label
      >
      <p><button id="pay">Pay ${displayPrice(price.first, currency)}</button></p>
    </form>`;
}

/** Serves the checkout. The site receives purchases with its next request. */
export function mountCheckout(app: FastifyInstance, provider: Provider): void {
  const { db, now } = provider;

  app.get('/checkout/:site/:product', async (request, reply) => {
    const { site: name, product: slug } = v.parse(params, request.params);
    const { coupon, redirect_to: redirectTo } = v.parse(query, request.query);
    const site = getPageSite(provider, name);
    const product = productNamed(slug);
    const price = getPrice(db, { blogId: site.blogId, product, coupon }, now());
    const accounts = buyers(provider, site);
    const content = checkoutForm(provider, { site, name, product, coupon, redirectTo, price, accounts });
    return sendProviderPage(request, reply, { title: 'Checkout', content });
  });

  app.post('/checkout/:site/:product', async (request, reply) => {
    const { site: name, product: slug } = v.parse(params, request.params);
    const { coupon, account, redirect_to: redirectTo } = v.parse(order, request.body);
    const site = getPageSite(provider, name);
    const buyer = /^\d{1,15}$/.test(account) ? findAccount(db, Number(account)) : undefined;
    if (!buyer || !buyers(provider, site).some(({ id }) => id === buyer.id)) {
      throw new ProviderRefusal(400, 'invalid_account', 'Choose an account that is linked to the site.');
    }
    const product = productNamed(slug);
    const { first } = placeOrder(db, { blogId: site.blogId, product, coupon, accountId: buyer.id }, now());
    const content = html`<p class="notice">
        ${product.name} now belongs to <strong>${name}</strong>. ${displayPrice(first, toTraits(db).currency)} would have been
        paid.
      </p>
      <p><a class="button" id="back" href="${getReturnUrl(site, redirectTo)}">Back to your site</a></p>`;
    return sendProviderPage(request, reply, { title: 'Thank you', content });
  });
}
