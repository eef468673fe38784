import type { Page } from 'playwright-core';

/** On the provider's authorisation page: answers it, and waits until the site's page is back. */
export async function answerProvider(page: Page, answer: 'approve' | 'deny'): Promise<void> {
  await page.locator(`#${answer}`).click();
  await page.waitForURL(/\/wp-admin\/admin\.php\?page=jetpack/);
}

/** Presses a button that leads to the provider, and waits until its page is there. */
export async function pressToConnect(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(/\/jetpack\.authorize\//);
}

/** Answers in one of the wrong ways the authorisation page offers, and waits until the site's page is back. */
export async function answerWrongly(page: Page, answer: string): Promise<void> {
  await page.getByText('Answer wrongly').click();
  await page.getByRole('button', { name: answer }).click();
  await page.waitForURL(/\/wp-admin\/admin\.php\?page=jetpack/);
}

/** Plays the provider, as its own page for that does: `{ break: 'blog' }` for `tokens` lets it refuse the site. */
export async function playProvider(page: Page, action: string, form: Readonly<Record<string, string>>): Promise<void> {
  const provider = await page.evaluate((): string => {
    const { addresses } = JSON.parse(document.getElementById('site-admin-page')?.textContent ?? '');
    return addresses.provider;
  });
  const answer = await page.context().request.post(`${provider}/operator/${action}`, { form, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`The provider did not do ${action}: ${answer.status()}`);
}
