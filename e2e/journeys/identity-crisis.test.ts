import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { masthead, notices, outlet, getRoute, settled, tabLabels } from '../pages/frame';
import { siteUnderTest } from '../visits';

const question = (page: Page) => page.getByRole('region', { name: 'Has this site moved, or is it a copy?' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

describe('a site that the provider has under another address', () => {
  const site = siteUnderTest({ scenario: 'identity-crisis' });

  test.each(['/dashboard', '/discussion', '/my-plan', '/recommendations/site-type'])(
    'at %s its admin is asked to resolve the crisis, and the screen is rendered all the same',
    async (route) => {
      const { page, calls } = await site.visit(route);
      await question(page).waitFor();
      await settled(page);
      expect(await question(page).getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
        'Treat as a copy',
        'Move the connection',
        'Create a new connection',
      ]);
      expect(await page.locator('div[data-remote][data-version]').count()).toBeGreaterThan(0);
      expect(await question(page).innerText()).toContain(
        `WordPress.com knows this site as before.example.com, but you are on ${new URL(page.url()).host}.`,
      );
      // It counts as a staging site meanwhile; a second explanation would be redundant.
      expect(await notices(page).innerText()).not.toContain('staging');
      expect(calls.names.filter((name) => name.includes('identity-crisis'))).toEqual([]);
    },
  );

  test('no card reports the connection as healthy', async () => {
    const { page } = await site.visit('/dashboard');
    await settled(page);
    const card = page.getByRole('region', { name: 'Site connection' });
    expect(await card.innerText()).toContain('The connection is paused');
    expect(await outlet(page, 'dashboard').innerText()).not.toContain('is connected to');
  });

  test('a user that may not decide is referred to an administrator', async () => {
    const { page } = await site.visit('/dashboard', { as: 'editor' });
    await page.getByText(/until an administrator resolves this/).waitFor();
    expect(await question(page).count()).toBe(0);
  });

  test('safe mode leaves a line instead of the question, also after a reload, and the choice remains available', async () => {
    const { page, calls } = await site.visit('/dashboard');
    await press(page, 'Stay in safe mode');
    await page.getByText(/This site is in safe mode/).waitFor();
    expect(calls.of('POST identity-crisis/confirm-safe-mode').map(({ body }) => body)).toEqual([undefined]);
    expect(await question(page).count()).toBe(0);
    await page.reload();
    await page.getByText(/This site is in safe mode/).waitFor();
    await press(page, 'Change this');
    await question(page).waitFor();
  });

  test('a fresh start is approved at the provider, and the site returns connected and without a question', async () => {
    const { page } = await site.visit('/dashboard');
    await press(page, 'Start fresh');
    await page.locator('#approve').click();
    await page.waitForURL(/page=jetpack/);
    await settled(page);
    await outlet(page, 'dashboard').getByText('You are the Jetpack owner.').waitFor();
    expect(getRoute(page)).toBe('/dashboard');
    expect(await question(page).count()).toBe(0);
  });
});

describe('a site that moved', () => {
  const site = siteUnderTest({ scenario: 'identity-crisis' });

  test('keeps its connection: one call, and the page is a regular one again without a reload', async () => {
    const { page, calls } = await site.visit('/dashboard');
    await settled(page);
    await press(page, 'Move the connection here');
    await notices(page).getByText('The connection was moved to this address.').waitFor();
    await question(page).waitFor({ state: 'detached' });
    expect(calls.of('POST identity-crisis/migrate').map(({ body }) => body)).toEqual([undefined]);
    await eventually(async () => expect(await notices(page).innerText()).not.toContain('staging'));
    expect(await masthead(page).count()).toBe(1);
    expect(await tabLabels(page)).toContain('My Plan');
    await page.reload();
    await settled(page);
    expect(await question(page).count()).toBe(0);
  });
});
