import type { Page } from 'playwright-core';
import { switchScenario, disconnectDialog } from '../pages/connection';
import { question } from '../pages/question';
import { waitUntilIdle, goTo, reopen, ScreenCheck } from '../screens';
import { siteUnderTest } from '../visits';

const site = siteUnderTest({ environment: 'development' });

/** Overlays, in the order a user reaches them; each function leaves its overlay open. */
const overlays: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the explanation of a card': async (page) => {
    await goTo(page, '/dashboard');
    await page.getByRole('button', { name: 'About Downtime monitoring' }).click();
    await page.getByRole('dialog', { name: 'About Downtime monitoring' }).waitFor();
  },
  'developer tools': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dev Tools' }).click();
    await page.getByRole('region', { name: 'Developer tools' }).waitFor();
  },
  'an open search that finds nothing': async (page) => {
    await goTo(page, '/settings?term=zebra');
    await page.getByText('No search results found for').waitFor();
  },
  'the question before work is lost': async (page) => {
    await reopen(page, '/discussion');
    await page.getByRole('switch', { name: /Let visitors use/ }).check();
    await page.getByLabel('Comment form introduction').fill(`Written at ${Date.now()}`);
    await page.evaluate(() => void (window.location.hash = '#/my-plan'));
    await question(page).waitFor();
  },
  'the reconnect dialog': async (page) => {
    await question(page).getByRole('button', { name: 'Leave without saving' }).click();
    await goTo(page, '/reconnect');
    await page.getByRole('dialog', { name: 'Reconnect Jetpack' }).waitFor();
  },
  'the disconnect dialog': async (page) => {
    await page.keyboard.press('Escape');
    await goTo(page, '/disconnect');
    await disconnectDialog(page, 'Disconnect this site?').getByRole('listitem').first().waitFor();
  },
  'a site that was disconnected': async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
    await disconnectDialog(page, 'Your site is disconnected').waitFor();
  },
  'the survey': async (page) => {
    await page.getByRole('button', { name: 'Tell us why' }).click();
    await page.getByRole('radio', { name: 'Another reason' }).check();
  },
  'its thanks': async (page) => {
    await page.getByRole('textbox', { name: 'Tell us more' }).fill('It was only a try.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await disconnectDialog(page, 'Thank you!').waitFor();
  },
};

test.each([
  ['dev-version', 1280],
  ['right-to-left', 480],
] as const)(
  'axe finds no violation on dialogs, popovers and panels of a %s site at %i px',
  async (scenario, width) => {
    const { page } = await site.visit('/dashboard', { arrange: (opened) => switchScenario(opened, scenario) });
    const check = new ScreenCheck(page);
    const found: string[] = [];
    for (const [name, open] of Object.entries(overlays)) {
      if (name === 'developer tools' && scenario !== 'dev-version') continue;
      await open(page);
      await waitUntilIdle(page);
      found.push(...(await check.check(name, [width])));
    }
    expect(found).toEqual([]);
  },
  120_000,
);
