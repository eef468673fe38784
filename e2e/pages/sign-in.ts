import type { Page } from 'playwright-core';

/** Types a name and a password and sends them. */
export async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
