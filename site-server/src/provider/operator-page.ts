import { getPurchases } from '../db/licenses';
import { html, type Html } from '../html/html';
import { listAccounts } from './accounts';
import { listAkismetKeys } from './akismet';
import { listCoupons } from './coupons';
import { recordedEvents } from './pixel';
import { products } from './products';
import type { Provider } from './provider';
import { listSites, type KnownSite } from './sites';
import { recordedSurveys } from './survey';

const field = (label: string, control: Html): Html => html`<label class="field">${label} ${control}</label>`;
const input = (name: string, more = ''): Html => html`<input name="${name}" autocomplete="off" placeholder="${more}" />`;

const select = (name: string, values: readonly (readonly [value: string | number, text: string])[]): Html =>
  html`<select name="${name}">
    ${values.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
  </select>`;
const words = (name: string, ...values: string[]): Html =>
  select(
    name,
    values.map((value) => [value, value] as const),
  );

const form = (action: string, title: string, button: string, ...fields: Html[]): Html =>
  html`<h2>${title}</h2>
    <form method="post" action="/operator/${action}">
      ${fields}
      <p><button class="secondary">${button}</button></p>
    </form>`;

const table = (title: string, rows: readonly Html[]): Html =>
  html`<h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p>None yet.</p>`
        : html`<table>
            <tbody>
              ${rows}
            </tbody>
          </table>`
    }`;

const ended = (id: number): Html =>
  html`<form method="post" action="/operator/end">
    <input type="hidden" name="purchase" value="${id}" /><button class="secondary">End</button>
  </form>`;

function siteRow({ db }: Provider, { blogId, url, name, connected }: KnownSite): Html {
  const bought = getPurchases(db, blogId);
  const host = url.replace(/^https?:\/\//, '');
  return html`<tr>
    <th scope="row">${name} (${blogId})</th>
    <td>
      ${connected ? 'connected' : 'not connected'} ${url !== '' && html`<a href="/plans/${encodeURIComponent(host)}">${host}</a>`}
      ${bought.map(({ id, productSlug, active }) => html`<div>${productSlug} ${active ? ended(id) : 'ended'}</div>`)}
    </td>
  </tr>`;
}

const codeRow = (...cells: readonly (Html | string)[]): Html =>
  html`<tr>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;

const namedRow = (name: string, about: Html | string): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${about}</td>
  </tr>`;

/** Returns the forms for licenses, keys, coupons and the discount. */
function offers({ db }: Provider): Html {
  const sold = products.filter(({ cost }) => cost > 0).map(({ slug, name, term }) => [slug, `${name} (${term})`] as const);
  const accounts = listAccounts(db).map(({ id, displayName }) => [id, displayName] as const);
  return html`${form('license', 'Issue a license', 'Issue', field('Product', select('product', sold)), field('For', select('account', [['', 'the first to enter it'], ...accounts])))}
  ${form('revoke', 'Revoke a license', 'Revoke', field('Key', input('key')))} ${form('akismet', 'Issue an Akismet key', 'Issue')}
  ${table(
    'Akismet keys',
    listAkismetKeys(db).map((key) => codeRow(html`<code>${key}</code>`)),
  )}
  ${form('coupon', 'Make a coupon', 'Make', field('Code', input('code')), field('Percent', input('percent', '50')), field('Product', select('product', [['', 'any'], ...sold])))}
  ${table(
    'Coupons',
    listCoupons(db).map(({ code, percent, productSlug, usedAt }) =>
      namedRow(code, `${percent} % off ${productSlug ?? 'any'}${usedAt === null ? '' : ' (used)'}`),
    ),
  )}
  ${form('discount', 'Discount of the site', 'Set', field('Percent; 0 for none', input('percent', '40')))}`;
}

const threatCounts = [0, 1, 3, 17].map((count) => [count, String(count)] as const);

/** Forms for the states of backups, scan, storage and tokens. */
const states = html`${form('rewind', 'Backups', 'Set', field('State', words('state', 'plan', 'unavailable', 'inactive', 'awaiting_credentials', 'provisioning', 'active')))}
${form(
  'scan',
  'Scan',
  'Set',
  field('State', words('state', 'plan', 'unavailable', 'provisioning', 'idle', 'scanning')),
  field('Threats', select('threats', threatCounts)),
  field('Credentials', words('credentials', 'yes', 'no')),
)}
${form('video', 'Video storage', 'Set', field('Used, in MB; empty for unknown', input('storage', '250000')))}
${form('tokens', 'Break the connection', 'Break', field('Token', words('break', 'none', 'blog', 'user', 'both')))}`;

/** Returns the received events and surveys. */
const received = ({ db }: Provider): Html =>
  html`${table(
    'Tracked events',
    recordedEvents(db).map(({ event, properties }) => namedRow(event, html`<code>${JSON.stringify(properties)}</code>`)),
  )}
  ${table(
    'Surveys',
    recordedSurveys(db).map(({ response, said, siteId }) => namedRow(response, `${said ?? ''} (site ${siteId})`)),
  )}`;

/** Returns the operator's page: sites, forms for every state, and received data. */
export const operatorContent = (provider: Provider): Html =>
  html`${table(
    'Sites',
    listSites(provider.db).map((site) => siteRow(provider, site)),
  )}
  ${offers(provider)} ${states} ${received(provider)}`;
