import { screen, within } from '@testing-library/dom';
import { checkStoredAkismetKey } from '@site-admin/contracts';
import { openSettings } from '../../testing/open-settings';

const site = { settings: { akismet: true } };
const card = () => within(screen.getByRole('region', { name: 'Anti-spam' }));

test.each(['spam', 'akismet'])('SET-004 the term "%s" finds the card while the plugin is active', async (term) => {
  const page = await openSettings(`/writing?term=${term}`, { site });
  expect(card()).toBeDefined();
  page.unmount();
  await openSettings(`/writing?term=${term}`);
  expect(screen.queryByRole('region', { name: 'Anti-spam' })).toBeNull();
});

test('a valid key: the site is protected', async () => {
  await openSettings('/security', { site, arrange: (page) => page.site.respond(checkStoredAkismetKey, { validKey: true }) });
  expect(await card().findByText('Your site is protected from spam.')).toBeVisible();
  expect(card().queryByRole('link')).toBeNull();
});

test('an invalid key: the site is not protected, with the way to set it up', async () => {
  await openSettings('/security', { site, arrange: (page) => page.site.respond(checkStoredAkismetKey, { validKey: false }) });
  expect(await card().findByText('Your site is not protected from spam.')).toBeVisible();
  expect(card().getByRole('link', { name: 'Set up Anti-spam' })).toHaveAttribute(
    'href',
    'https://example.org/wp-admin/admin.php?page=akismet-key-config',
  );
});

test('a key that could not be checked says why, and can be checked again', async () => {
  const page = await openSettings('/security', {
    site,
    arrange: (arranged) => {
      arranged.site.respond(checkStoredAkismetKey, { validKey: true });
      arranged.site.breakOnce(checkStoredAkismetKey, 'no response');
    },
  });
  expect(await card().findByRole('alert')).toHaveTextContent('Your site could not be reached.');
  await page.user.click(card().getByRole('button', { name: 'Try again' }));
  expect(await card().findByText('Your site is protected from spam.')).toBeVisible();
});

test('offline the card says so, and the key is not checked', async () => {
  const page = await openSettings('/security', { site: { ...site, connection: 'offline' } });
  expect(card().getByText('Unavailable in Offline Mode')).toBeVisible();
  expect(page.site.getCalls(checkStoredAkismetKey)).toEqual([]);
});
