import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { settled } from '../pages/frame';
import { callApi } from '../pages/site-api';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'connected-security' });

async function open(): Promise<Page> {
  const { page } = await site.visit('/security');
  await settled(page);
  return page;
}

async function stored(page: Page, name: string): Promise<unknown> {
  const { body } = await callApi(page, 'GET', 'settings');
  return Object(body)[name];
}

const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Types a text at once, as a paste does. */
const paste = (page: Page, text: string) =>
  card(page, 'Brute force protection')
    .getByLabel('Always allowed IP addresses')
    .evaluate((field, value) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);

test('SET-030 SET-031 a key is checked once typing stops: an invalid one is explained, a valid one is saved', async () => {
  const page = await open();
  const antiSpam = card(page, 'Anti-spam');
  const key = antiSpam.getByLabel('Anti-spam API key');
  const valid = await key.inputValue();
  await key.fill('');
  await antiSpam.getByRole('button', { name: 'Save settings' }).click();
  await antiSpam.getByText('Your site needs an Anti-spam key.').waitFor();
  await key.fill('no key');
  await antiSpam.getByText('There’s a problem with your Anti-spam API key.').waitFor();
  expect(await stored(page, 'wordpress_api_key')).toBe('');
  await key.fill(` ${valid} `);
  await antiSpam.getByText('Your site is protected from spam.').waitFor();
  await eventually(async () => expect(await stored(page, 'wordpress_api_key')).toBe(valid));
});

test('SET-034 an invalid line is named and nothing is stored; 10,000 valid lines are', async () => {
  const page = await open();
  const save = card(page, 'Brute force protection').getByRole('button', { name: 'Save settings' });
  const lines = Array.from({ length: 10_000 }, (_, index) => `10.${index >> 8}.${index & 255}.1`);
  await paste(page, [...lines, '<script>'].join('\n'));
  await save.click();
  await page.getByText('Line 10001: “<script>” is not an IP address or a range of IP addresses.').waitFor();
  expect(await stored(page, 'jetpack_protect_global_whitelist')).toEqual({ local: [] });
  await paste(page, lines.join('\n'));
  await save.click();
  await eventually(async () => expect(await stored(page, 'jetpack_protect_global_whitelist')).toEqual({ local: lines }));
});
