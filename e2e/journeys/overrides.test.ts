import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { marked, getMarks } from '../marks';
import { masthead, notices, outlet, settled, shownVersion } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

beforeAll(() => site.stack.publish('dashboard', marked('1.1.0')));

const banner = 'This tab shows different versions than other users see:';

/** Accepts the version that the address requests, which is not shown before. */
async function accept(page: Page): Promise<void> {
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  await page.getByRole('button', { name: 'Show the requested version of dashboard' }).click();
}

test('a version in the address is shown in this tab on a click, with a banner, removed from the address bar, and dropped on demand', async () => {
  const { page } = await site.visit('/dashboard', { query: 'remote.dashboard=1.1.0' });
  await accept(page);
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.1.0'));
  expect(await getMarks(page)).toEqual(['1.1.0']);
  expect(new URL(page.url()).search).toBe('?page=jetpack');
  expect(await notices(page).innerText()).toContain(banner);
  expect(await notices(page).innerText()).toContain('dashboard 1.1.0');

  // Stored per tab: other tabs of the same user are not affected.
  await page.reload();
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.1.0');
  const other = await page.context().newPage();
  await other.goto('/wp-admin/admin.php?page=jetpack#/dashboard');
  await settled(other);
  expect(await shownVersion(other, 'dashboard')).toBe('1.0.0');

  await page.getByRole('button', { name: 'Remove the override of dashboard' }).click();
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.0.0'));
  await settled(page);
  expect(await notices(page).innerText()).not.toContain(banner);
  await page.reload();
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
});

test('the query of the hash may contain it too', async () => {
  const { page } = await site.visit('/dashboard?remote.dashboard=1.1.0');
  await accept(page);
  await eventually(async () => expect(await shownVersion(page, 'dashboard')).toBe('1.1.0'));
  expect(new URL(page.url()).hash).toBe('#/dashboard');
});

test.each([
  ['remote.dashboard=9.9.9', 'that version is not published'],
  ['remote.unheard-of=1.0.0', 'this page has no part with that name'],
  ['remote.dashboard=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'that version is not published'],
  ['remote.__proto__=1.0.0', 'this page has no part with that name'],
  ['remote.dashboard=http://127.0.0.1:9/remote.manifest.json', 'only published versions are allowed here'],
  ['remote.dashboard=https://evil.example/remote.manifest.json', 'only published versions are allowed here'],
])('%s is refused with a message, and the live version is shown', async (query, word) => {
  const asked: string[] = [];
  const { page } = await site.visit('/dashboard', {
    query,
    arrange: async (opened) => void opened.on('request', (request) => asked.push(request.url())),
  });
  await settled(page);
  await notices(page).getByText(word).waitFor();
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  expect(await notices(page).innerText()).not.toContain(banner);
  expect(new URL(page.url()).search).toBe('?page=jetpack');
  expect(
    asked.filter((url) => /evil\.example|127\.0\.0\.1:9\/|9\.9\.9|unheard-of/.test(new URL(url).host + new URL(url).pathname)),
  ).toEqual([]);
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('users that are no administrators cannot choose versions', async () => {
  const { page } = await site.visit('/dashboard', { as: 'editor', query: 'remote.dashboard=1.1.0' });
  await settled(page);
  await notices(page).getByText('overrides are not allowed on this site').waitFor();
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
});

test('a version that does not start is dropped with a message, and the live version is shown', async () => {
  site.stack.publish('dashboard', {
    version: '1.2.0',
    edit: ({ role }, text) => (role === 'entry' ? `throw new Error('Not today.');${text}` : text),
  });
  const { page } = await site.visit('/dashboard', { query: 'remote.dashboard=1.2.0', allowErrors: true });
  await accept(page);
  await notices(page)
    .getByText(/Version 1\.2\.0 of "dashboard" could not be loaded/)
    .waitFor();
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  expect(await outlet(page, 'dashboard').count()).toBe(1);
  expect(await masthead(page).isVisible()).toBe(true);
  await page.reload();
  await settled(page);
  expect(await notices(page).innerText()).toBe('');
});
