import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { html, type Html } from '../html/html';
import { sendProviderPage } from './page';
import type { Provider } from './provider';
import { siteByHost } from './sites';

const word = v.fallback(v.string(), '');
const query = v.looseObject({ source: word, url: word, site: word, path: word, query: word, anchor: word });
type Link = v.InferOutput<typeof query>;

const plans = new Set([
  'jetpack-plans',
  'jetpack-nav-site-only-plans',
  'plans-main-top',
  'my-plan-header-free-plan-text-link',
  'settings-ads',
  'settings-ga',
  'support',
  'calypso-purchases',
  'license-activation-view-my-plans',
]);
const checkout = /checkout$/;

/** Returns the page of this provider with the function of the real one; undefined if there is none. */
function ownPage(provider: Provider, { source, site, path, query: carried }: Link): string | undefined {
  if (!siteByHost(provider.db, site)) return undefined;
  const query = carried === '' ? '' : `?${carried}`;
  if (checkout.test(source) && path !== '') return `/checkout/${encodeURIComponent(site)}/${encodeURIComponent(path)}${query}`;
  return plans.has(source.replace(/-monthly$/, '')) ? `/plans/${encodeURIComponent(site)}${query}` : undefined;
}

/** Returns a description of the link's target. */
function target({ source, url }: Link): Html {
  if (url !== '') return html`<p>This link would lead to <code>${url}</code>.</p>`;
  return html`<p>This link would lead to where the provider keeps <code id="source">${source}</code>.</p>`;
}

/** Serves the vendor's redirect service: redirects to the pages of this provider, and describes the target of other links. */
export function mountRedirect(app: FastifyInstance, provider: Provider): void {
  app.get('/redirect/', async (request, reply) => {
    const link = v.parse(query, request.query);
    if (link.source === '' && link.url === '') {
      return sendProviderPage(request, reply, { title: 'Nowhere', content: html`<p>The link names no source.</p>`, status: 400 });
    }
    const own = ownPage(provider, link);
    if (own !== undefined) return reply.redirect(own, 302);
    const rest = Object.entries(link).filter(([name, value]) => !['source', 'url'].includes(name) && value !== '');
    const content = html`${target(link)}
    ${
      rest.length > 0 &&
      html`<table>
        <tbody>
          ${rest.map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td><code>${String(value)}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>`
    }`;
    return sendProviderPage(request, reply, { title: 'Where this leads', content });
  });
}
