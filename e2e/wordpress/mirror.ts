import type { Page } from 'playwright-core';
import { rewriteHostPage } from '../host-page';
import type { WordPressUnderTest } from './wordpress-under-test';

const globals = ['Initial_State', 'jetpack_redirects', 'JP_CONNECTION_INITIAL_STATE'];

const getPattern = (name: string) => new RegExp(`(var ${name}=JSON\\.parse\\(decodeURIComponent\\(")([^"]*)`);

/** Gives a page of the embedded site the data of a WordPress, so that both show the same: its globals and the responses of its API. */
export async function mirrorData(page: Page, base: string, wordpress: WordPressUnderTest): Promise<void> {
  const localize = (text: string) =>
    [wordpress.base, wordpress.base.replaceAll('/', '\\/')].reduce((all, url) => all.replaceAll(url, base), text);
  const html = await (await wordpress.fetch('/wp-admin/admin.php?page=jetpack')).text();
  const getGlobal = (name: string) => encodeURIComponent(localize(decodeURIComponent(getPattern(name).exec(html)?.[2] ?? '')));
  await rewriteHostPage(page, (own) =>
    globals.reduce((text, name) => text.replace(getPattern(name), (_, start: string) => start + getGlobal(name)), own),
  );
  await page.route('**/wp-json/jetpack/v4/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postData();
    const headers = { 'content-type': 'application/json' };
    const response = await wordpress.fetch(pathname + search, {
      method: request.method(),
      headers,
      ...(body !== null && { body }),
    });
    await route.fulfill({ status: response.status, headers, body: localize(await response.text()) });
  });
}

const assistant = { data: { viewedRecommendations: ['summary'] }, step: { step: 'site-type' } };

/** Lets the assistant stay where it is: how soon a site has saved what a page sends decides what its next screens show. */
export async function freezeAssistant(page: Page): Promise<void> {
  for (const [name, json] of Object.entries(assistant))
    await page.route(`**/wp-json/jetpack/v4/recommendations/${name}*`, (route) =>
      route.fulfill({ json: route.request().method() === 'GET' ? json : true }),
    );
}
