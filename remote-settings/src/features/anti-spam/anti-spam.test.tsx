import { screen, within } from '@testing-library/dom';
import { checkStoredAkismetKey } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import { openSettings } from '../../testing/open-settings';

const card = () => within(screen.getByRole('region', { name: 'Anti-spam' }));
const field = () => card().getByLabelText('Anti-spam API key');

const open = (wordpress_api_key: string, validKey: boolean, site: SiteOptions = {}) =>
  openSettings('/security', {
    site: { features: ['antispam'], ...site, settings: { akismet: true, wordpress_api_key } },
    arrange: (page) => page.site.respond(checkStoredAkismetKey, { validKey }),
  });

test.each(['spam', 'akismet'])('SET-004 the term "%s" finds the card while the plugin is active', async (term) => {
  const page = await openSettings(`/writing?term=${term}`, { site: { settings: { akismet: true } } });
  expect(card()).toBeDefined();
  page.unmount();
  await openSettings(`/writing?term=${term}`);
  expect(screen.queryByRole('region', { name: 'Anti-spam' })).toBeNull();
});

test('SET-029 SET-032 while the stored key is checked: no field', async () => {
  const page = await openSettings('/security', {
    site: { settings: { akismet: true, wordpress_api_key: 'abc123' } },
    arrange: ({ site }) => void site.hold(checkStoredAkismetKey),
  });
  expect(card().getByText('Checking key…')).toBeVisible();
  expect(card().queryByRole('textbox')).toBeNull();
  page.unmount();
});

test('SET-029 SET-032 a valid key that is set globally: the site is protected, and there is nothing to type', async () => {
  await open('', true);
  expect(await card().findByText('A valid key has been set in your site’s configuration.')).toBeVisible();
  expect(card().getByText('Your site is protected from spam.')).toBeVisible();
  expect(card().queryByRole('textbox')).toBeNull();
});

test('SET-029 SET-032 without a key, the site needs one', async () => {
  await open('', false);
  expect(await card().findByText('Your site needs an Anti-spam key.')).toBeVisible();
  expect(field()).toHaveValue('');
  expect(field()).not.toBeInvalid();
  expect(card().getByRole('link', { name: /^Get or manage your Anti-spam key/ })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/admin.php?page=akismet-key-config',
  );
});

test('SET-029 SET-032 an invalid key: the site is not protected, and the field shows why with Learn more', async () => {
  await open('abc123', false);
  expect(await card().findByText('Your site is not protected from spam.')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/There’s a problem with your Anti-spam API key\. Learn more\./);
  expect(card().getByRole('link', { name: /^Learn more\./ })).toHaveAttribute('href', expect.stringContaining('akismet.com'));
});

test('SET-029 SET-032 a valid key: the site is protected', async () => {
  await open('abc123', true);
  expect(await card().findByText('Your site is protected from spam.')).toBeVisible();
  expect(field()).toHaveValue('abc123');
  expect(field()).toHaveAccessibleDescription('Your Anti-spam key is valid.');
});

test.each<[string, SiteOptions, boolean, boolean]>([
  ['without the feature and a key', { features: [] }, false, true],
  ['with the feature', {}, false, false],
  ['with a valid key', { features: [] }, true, false],
])('SET-023 %s, an upgrade is offered: %4$s', async (_case, site, validKey, isOffered) => {
  await open(validKey ? 'abc123' : '', validKey, site);
  await card().findByRole('textbox');
  const links = card().queryAllByRole('link', { name: 'Upgrade' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(isOffered ? ['#/product/akismet'] : []);
});

test('a stored key that could not be checked shows why, and can be checked again', async () => {
  const page = await openSettings('/security', {
    site: { settings: { akismet: true, wordpress_api_key: 'abc123' } },
    arrange: ({ site }) => {
      site.respond(checkStoredAkismetKey, { validKey: true });
      site.breakOnce(checkStoredAkismetKey, 'no response');
    },
  });
  expect(await card().findByRole('alert')).toHaveTextContent('Your site could not be reached.');
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText('Your site is protected from spam.')).toBeVisible();
});

test('offline the card shows it, and the key is not checked', async () => {
  const page = await open('abc123', true, { connection: 'offline' });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(page.site.getCalls(checkStoredAkismetKey)).toEqual([]);
});
