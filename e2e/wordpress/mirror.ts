import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { rewriteHostPage } from '../host-page';
import type { WordPressUnderTest } from './wordpress-under-test';

const globals = ['Initial_State', 'jetpack_redirects', 'JP_CONNECTION_INITIAL_STATE'];

const getPattern = (name: string) => new RegExp(`(var ${name}=JSON\\.parse\\(decodeURIComponent\\(")([^"]*)`);

/**
 * Keeps what a page saves about its assistant: a site has one, saved as a whole, which two pages at once would take from each other.
 */
async function createAssistant(wordpress: WordPressUnderTest) {
  const paths = ['data', 'step'].map((name) => `/wp-json/jetpack/v4/recommendations/${name}`);
  const read = async (pathname: string) => [pathname, await (await wordpress.fetch(pathname)).text()] as const;
  const saved = new Map(await Promise.all(paths.map(read)));
  const schema = v.object({ data: v.optional(v.unknown()) });
  /** Returns the response; undefined for every other route. */
  return (pathname: string, body: string | null): string | undefined => {
    if (!saved.has(pathname) || body === null) return saved.get(pathname);
    const { data } = v.parse(schema, JSON.parse(body));
    saved.set(pathname, data === undefined ? body : JSON.stringify(data));
    return 'true';
  };
}

/** Gives a page of the embedded site the data of a WordPress, so that both show the same: its globals and the responses of its API. */
export async function mirrorData(page: Page, base: string, wordpress: WordPressUnderTest): Promise<void> {
  const localize = (text: string) =>
    [wordpress.base, wordpress.base.replaceAll('/', '\\/')].reduce((all, url) => all.replaceAll(url, base), text);
  const html = await (await wordpress.fetch('/wp-admin/admin.php?page=jetpack')).text();
  const getGlobal = (name: string) => encodeURIComponent(localize(decodeURIComponent(getPattern(name).exec(html)?.[2] ?? '')));
  await rewriteHostPage(page, (own) =>
    globals.reduce((text, name) => text.replace(getPattern(name), (_, start: string) => start + getGlobal(name)), own),
  );
  const assistant = await createAssistant(wordpress);
  await page.route('**/wp-json/jetpack/v4/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const body = request.postData();
    const headers = { 'content-type': 'application/json' };
    const own = assistant(pathname, body);
    if (own !== undefined) return route.fulfill({ headers, body: own });
    const response = await wordpress.fetch(pathname + search, {
      method: request.method(),
      headers,
      ...(body !== null && { body }),
    });
    await route.fulfill({ status: response.status, headers, body: localize(await response.text()) });
  });
}
