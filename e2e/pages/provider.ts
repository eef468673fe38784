import type { Locator, Page } from 'playwright-core';

/** Approves or denies on the provider's authorization page, and waits for the redirect to the site. */
export async function respondAsProvider(page: Page, choice: 'approve' | 'deny'): Promise<void> {
  await page.locator(`#${choice}`).click();
  await page.waitForURL(/\/wp-admin\/admin\.php\?page=jetpack/);
}

/** Presses a button that redirects to the provider, and waits for its page. */
export async function pressToConnect(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(/\/jetpack\.authorize\//);
}

/** Sends one of the invalid responses of the authorization page, and waits for the redirect to the site. */
export async function sendInvalidResponse(page: Page, button: string): Promise<void> {
  await page.getByText('Invalid responses').click();
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/wp-admin\/admin\.php\?page=jetpack/);
}

const readProvider = (page: Page): Promise<string> =>
  page.evaluate((): string => {
    const { addresses } = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '');
    return addresses.provider;
  });

/** Submits an operator action of the provider: `{ break: 'blog' }` for `tokens` makes it refuse the site. */
export async function runOperatorAction(page: Page, action: string, form: Readonly<Record<string, string>>): Promise<void> {
  const provider = await readProvider(page);
  const response = await page.context().request.post(`${provider}/operator/${action}`, { form, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The provider did not do ${action}: ${response.status()}`);
}

/** Issues a license, and returns the key that the customer would receive by mail. */
export async function issueLicense(page: Page, product: string): Promise<string> {
  const provider = await readProvider(page);
  const response = await page.context().request.post(`${provider}/operator/license`, { data: { product } });
  const { made }: { readonly made: string } = await response.json();
  return made;
}

/** Follows a link to the provider, which opens in a new tab, and returns that tab. */
export async function followToProvider(page: Page, link: Locator): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  return tab;
}
