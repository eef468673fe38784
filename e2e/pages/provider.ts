import type { Page } from 'playwright-core';

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

/** Submits an operator action of the provider: `{ break: 'blog' }` for `tokens` makes it refuse the site. */
export async function runOperatorAction(page: Page, action: string, form: Readonly<Record<string, string>>): Promise<void> {
  const provider = await page.evaluate((): string => {
    const { addresses } = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '');
    return addresses.provider;
  });
  const response = await page.context().request.post(`${provider}/operator/${action}`, { form, maxRedirects: 0 });
  if (response.status() !== 303) throw new Error(`The provider did not do ${action}: ${response.status()}`);
}
