import { masthead, notices, outlet, settled, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ scenario: 'offline' });

test('SHELL-024 SHELL-051 SHELL-082 DASH-020 offline, the page shows it with the reason, and what needs the provider is marked as unavailable', async () => {
  const { page, calls } = await site.visit('/dashboard');
  await settled(page);
  expect(await masthead(page).innerText()).toContain('Offline Mode');
  expect(await notices(page).innerText()).toContain('JETPACK_DEV_DEBUG');
  expect(await tabLabels(page)).toEqual(expect.not.arrayContaining(['My Plan', 'Plans']));
  expect(await outlet(page, 'dashboard').innerText()).toContain('Unavailable in Offline Mode');
  expect(await page.getByRole('switch', { name: 'Downtime monitoring', disabled: false }).count()).toBe(0);
  expect(calls.names.filter((name) => /^GET (site|rewind|scan|plans|site\/.*)$/.test(name))).toEqual([]);
});

test('offline, settings that need no provider can still be changed', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  const markdown = page.getByRole('switch', { name: /Markdown/ });
  const before = await markdown.isChecked();
  await markdown.click();
  await page.getByText('Updated settings').waitFor();
  await page.reload();
  await settled(page);
  expect(await page.getByRole('switch', { name: /Markdown/ }).isChecked()).toBe(!before);
});

test('offline, only administrators may open the page: others get a message', async () => {
  const { page } = await site.visit('/dashboard', { as: 'subscriber' });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You may not open this page');
  expect(await page.locator('body').innerText()).toContain('offline mode');
});
