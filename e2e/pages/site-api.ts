import type { Page } from 'playwright-core';

export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Enables faults in the responses of the running site until they are cleared (development only). */
export async function setFaults(page: Page, faults: readonly object[]): Promise<void> {
  const status = await page.evaluate(async (wanted) => {
    const { WP_API_root: root, WP_API_nonce: nonce } = Reflect.get(window, 'Initial_State');
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const body = JSON.stringify({ faults: wanted });
    return (await fetch(`${root}site-admin/v1/faults`, { method: 'POST', headers, body })).status;
  }, faults);
  if (status !== 200) throw new Error(`The site did not enable the faults: ${status}`);
}

/** Calls the site's API from within the page, with any text as body. */
export function callApi(page: Page, method: 'GET' | 'POST', path: string, text = ''): Promise<ApiResponse> {
  return page.evaluate(
    async (call) => {
      const { WP_API_root: root, WP_API_nonce: nonce } = Reflect.get(window, 'Initial_State');
      const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
      const body = call.method === 'POST' ? { body: call.text } : {};
      const response = await fetch(`${root}jetpack/v4/${call.path}`, { method: call.method, headers, ...body });
      return { status: response.status, body: await response.json() };
    },
    { method, path, text },
  );
}
