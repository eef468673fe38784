import type { Page } from 'playwright-core';

const printed = /Initial_State=JSON\.parse\(decodeURIComponent\("([^"]*)"\)\)/;
const hostPage = (url: URL) => url.pathname === '/wp-admin/admin.php';

/** Changes the host page's HTML before the browser gets it. */
export async function rewriteHostPage(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(hostPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

/** Changes the `Initial_State` of the host page: a site that no scenario covers, or an invalid one. */
export function rewriteInitialState(page: Page, edit: (state: Record<string, unknown>) => unknown): Promise<void> {
  return rewriteHostPage(page, (html) => {
    if (!printed.test(html)) throw new Error('The host page prints Initial_State in an unexpected form.');
    return html.replace(printed, (_whole, text: string) => {
      const state: Record<string, unknown> = JSON.parse(decodeURIComponent(text));
      return `Initial_State=JSON.parse(decodeURIComponent("${encodeURIComponent(JSON.stringify(edit(state)))}"))`;
    });
  });
}
