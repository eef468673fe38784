import { notices, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'unconnected' });

test('SHELL-066 SHELL-067 SHELL-068 a new site offers its admin to connect, with the benefits', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await page.getByRole('button', { name: 'Set up Jetpack' }).waitFor();
  const screen = page.locator('#jp-plugin-container main');
  expect(await screen.innerText()).toMatch(/5 million/);
  expect(await screen.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  expect(await screen.getByRole('link', { name: /Terms of Service/i }).getAttribute('href')).toContain('source=wpcom-tos');
  expect(calls.all).toEqual([]);
});

test('operators have their page on an unconnected site, too', async () => {
  const { page } = await site.visit('/dashboard');
  await page.goto('/wp-admin/admin.php?page=site-admin-delivery');
  await page.getByRole('region', { name: 'At a Glance', exact: true }).waitFor();
});

test('SHELL-079 a user that cannot connect an unconnected site is referred to an administrator', async () => {
  const { page } = await site.visit('/dashboard', { as: 'editor' });
  await notices(page)
    .getByText(/not connected to WordPress\.com\. Please ask the site administrator/)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Set up Jetpack' }).count()).toBe(0);
});

test.each(['/discussion', '/my-plan', '/recommendations/summary', '/license/activation'])(
  'an unconnected site shows its admin the connect screen at %s',
  async (route) => {
    const { page } = await site.visit(route);
    await page.getByRole('button', { name: 'Set up Jetpack' }).waitFor();
    await settled(page);
  },
);
