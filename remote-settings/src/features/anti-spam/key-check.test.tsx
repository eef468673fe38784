import { screen, waitFor, within } from '@testing-library/dom';
import { checkAkismetKey, checkStoredAkismetKey, getSettings, updateSettings } from '@site-admin/contracts';
import type { RenderedRemote } from '@site-admin/contracts/testing';
import { openSettings, savedBy } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Anti-spam' }));
const field = () => card().getByLabelText('Anti-spam API key');
const problem = /There’s a problem with your Anti-spam API key\. Learn more\./;

/** A site without a key, whose service accepts `good1` only. */
async function open() {
  const page = await openSettings('/security', {
    site: { features: ['antispam'], settings: { akismet: true, wordpress_api_key: '' } },
    arrange: ({ site }) => {
      site.respond(checkStoredAkismetKey, { validKey: false, invalidKeyCode: 'invalid_key' });
      site.respond(checkAkismetKey, { validKey: true });
    },
  });
  await card().findByRole('textbox');
  return page;
}

const checkedKeys = (page: RenderedRemote) => page.site.getCalls(checkAkismetKey).map(({ body }) => body);
const invalid = { validKey: false, invalidKeyCode: 'invalid_key', invalidKeyMessage: 'This key is not valid.' };

test('SET-030 the key is trimmed, and checked 500 ms after the last key', async () => {
  const page = await open();
  await page.user.click(field());
  await page.user.paste(' \tgoo');
  await page.clock.advance(499);
  await page.user.keyboard('d1 ');
  expect(field()).toHaveValue('good1');
  expect(field()).toHaveAccessibleDescription('Checking key…');
  await page.clock.advance(499);
  expect(checkedKeys(page)).toEqual([]);
  await page.clock.advance(1);
  expect(checkedKeys(page)).toEqual([{ api_key: 'good1' }]);
});

test('SET-031 SET-032 a key that is found valid is saved, and the stored key is checked again', async () => {
  const page = await open();
  await page.user.type(field(), 'good1');
  page.site.respond(checkStoredAkismetKey, { validKey: true });
  const before = page.site.getCalls(checkStoredAkismetKey).length;
  await page.clock.advance(500);
  await waitFor(() => expect(savedBy(page)).toEqual([{ wordpress_api_key: 'good1' }]));
  expect(await card().findByText('Your site is protected from spam.')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Your Anti-spam key is valid.');
  await waitFor(() => expect(page.site.getCalls(checkStoredAkismetKey)).toHaveLength(before + 1));
  expect(card().getByRole('button', { name: 'Save settings' })).toBeDisabled();
  expect(checkedKeys(page)).toHaveLength(1);
});

test('SET-031 SET-032 an invalid key is not saved; a corrected one is', async () => {
  const page = await open();
  page.site.respondOnce(checkAkismetKey, invalid);
  await page.user.type(field(), 'wrong1');
  await page.clock.advance(500);
  await waitFor(() => expect(field()).toBeInvalid());
  expect(field()).toHaveAccessibleDescription(problem);
  expect(card().getByText('Your site is not protected from spam.')).toBeVisible();
  expect(savedBy(page)).toEqual([]);

  await page.user.clear(field());
  expect(card().getByText('Your site needs an Anti-spam key.')).toBeVisible();
  await page.clock.advance(500);
  expect(checkedKeys(page)).toHaveLength(1);
  await page.user.type(field(), 'good1');
  await page.clock.advance(500);
  await waitFor(() => expect(savedBy(page)).toEqual([{ wordpress_api_key: 'good1' }]));
});

test.each(['<script>alert(1)</script>', '😀', 'a b'])('the site refuses to check %s, which is an invalid key', async (text) => {
  const page = await open();
  page.site.failOnce(checkAkismetKey, { status: 400, code: 'rest_invalid_param', message: 'api_key must be alphanumeric.' });
  await page.user.click(field());
  await page.user.paste(text);
  await page.clock.advance(500);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(problem));
  expect(field()).toHaveValue(text);
  expect(document.querySelector('script')).toBeNull();
  expect(savedBy(page)).toEqual([]);
});

test.each([
  ['html', 'An error occurred. Please try again.'],
  ['timeout', 'The site took too long to respond. Please check whether it was saved, then try again.'],
  ['no response', 'Your site could not be reached. Please check your network and try again.'],
] as const)('a check that ends with %s keeps the key and shows why; Save still saves it', async (how, reason) => {
  const page = await open();
  page.site.breakOnce(checkAkismetKey, how);
  await page.user.type(field(), 'good1');
  await page.clock.advance(500);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(new RegExp(reason)));
  expect(field()).toHaveValue('good1');
  await page.user.click(card().getByRole('button', { name: 'Save settings' }));
  expect(savedBy(page)).toEqual([{ wordpress_api_key: 'good1' }]);
});

test('a valid key that the site refuses to store stays typed, with the message of the option', async () => {
  const page = await open();
  const message = 'wordpress_api_key: The user status of this key is not allowed.';
  page.site.failOnce(updateSettings, { status: 400, code: 'some_updated', message });
  page.site.respond(getSettings, page.site.initial.settings);
  await page.user.type(field(), 'good1');
  await page.clock.advance(500);
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/The user status of this key is not allowed\.$/));
  expect(field()).toHaveValue('good1');
  expect(card().getByRole('button', { name: 'Save settings' })).toBeEnabled();
});

test('while another key is typed, the site stays protected by the stored one', async () => {
  const page = await openSettings('/security', {
    site: { settings: { akismet: true, wordpress_api_key: 'abc123' } },
    arrange: ({ site }) => {
      site.respond(checkStoredAkismetKey, { validKey: true });
      site.respond(checkAkismetKey, invalid);
    },
  });
  await card().findByRole('textbox');
  await page.user.type(field(), 'x');
  await page.clock.advance(500);
  await waitFor(() => expect(field()).toBeInvalid());
  expect(card().getByText('Your site is protected from spam.')).toBeVisible();
  expect(card().queryByRole('link', { name: 'Upgrade' })).toBeNull();
  await page.user.click(card().getByRole('button', { name: 'Discard' }));
  expect(field()).toHaveValue('abc123');
  expect(field()).toHaveAccessibleDescription('Your Anti-spam key is valid.');
});

test('an empty key is saved by Save only', async () => {
  const page = await openSettings('/security', {
    site: { features: ['antispam'], settings: { akismet: true, wordpress_api_key: 'abc123' } },
    arrange: ({ site }) => site.respond(checkStoredAkismetKey, { validKey: true }),
  });
  await card().findByRole('textbox');
  await page.user.clear(field());
  await page.clock.advance(500);
  expect(savedBy(page)).toEqual([]);
  await page.user.click(card().getByRole('button', { name: 'Save settings' }));
  expect(savedBy(page)).toEqual([{ wordpress_api_key: '' }]);
});
