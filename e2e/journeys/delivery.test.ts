import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually';
import { marked, getMarks } from '../marks';
import { chartBars, statsCard } from '../pages/dashboard';
import { introduction, saveButton, commentsToggle } from '../pages/discussion';
import { extension, masthead, notices, outlet, settled, shownVersion, tab } from '../pages/frame';
import { siteUnderTest, type Visit } from '../visits';

const site = siteUnderTest({ pollSeconds: 1 });

beforeAll(() => {
  site.stack.publish('dashboard', marked('1.1.0'));
  site.stack.publish('settings', marked('1.1.0'));
});
afterEach(() => {
  // Resets every remote to 1.0.0.
  const { dashboard, settings } = JSON.parse(readFileSync(path.join(site.stack.store, 'registry.json'), 'utf8')).remotes;
  if (dashboard.status !== 'live') site.stack.remotes('enable', 'dashboard');
  if (dashboard.rollout) site.stack.remotes('canary', 'dashboard', dashboard.rollout.candidate, '--percent', '0');
  if (dashboard.active !== '1.0.0') site.stack.remotes('promote', 'dashboard', '1.0.0');
  if (settings.active !== '1.0.0') site.stack.remotes('promote', 'settings', '1.0.0');
});

/** Marks the document, so that a reload would show. */
const markDocument = ({ page }: Visit) => page.evaluate(() => void Reflect.set(window, 'sameDocument', true));
const isSameDocument = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true);

const becomes = ({ page }: Visit, remote: string, version: string) =>
  eventually(async () => expect(await shownVersion(page, remote)).toBe(version));

test('a promotion swaps the remote in place on open pages, without a reload; a rollback swaps it back', async () => {
  const visit = await site.visit('/dashboard');
  const { page } = visit;
  await settled(page);
  await markDocument(visit);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');

  site.stack.remotes('promote', 'dashboard', '1.1.0');
  await becomes(visit, 'dashboard', '1.1.0');
  await settled(page);
  await eventually(async () => expect(await chartBars(page).count()).toBeGreaterThan(20));
  expect(await getMarks(page)).toEqual(['1.1.0']);
  expect(await isSameDocument(visit)).toBe(true);
  // Its extensions have the same version, and the old styles are removed.
  await eventually(async () => expect(await readVersions(extension(page, 'page.below@1'))).toEqual(['1.1.0']));
  await eventually(async () => expect(await readVersions(page.locator('link[data-remote="dashboard"]'))).toEqual(['1.1.0']));

  site.stack.remotes('rollback', 'dashboard');
  await becomes(visit, 'dashboard', '1.0.0');
  await settled(page);
  await statsCard(page).waitFor();
  expect(await isSameDocument(visit)).toBe(true);
});

const readVersions = (elements: Locator) =>
  elements.evaluateAll((each) => each.map((element) => element.getAttribute('data-version')));

/** Opens Discussion and types without saving. */
async function typeSomething(): Promise<Visit> {
  const visit = await site.visit('/discussion');
  const { page } = visit;
  await settled(page);
  if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
  await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
  await introduction(page).fill('Half a sentence');
  await markDocument(visit);
  return visit;
}

test('with unsaved input the user is asked first, and finds it again in the new version', async () => {
  const visit = await typeSomething();
  const { page } = visit;
  site.stack.remotes('promote', 'settings', '1.1.0');
  await notices(page)
    .getByText(/Settings has been updated/)
    .waitFor();
  expect(await shownVersion(page, 'settings')).toBe('1.0.0');
  expect(await introduction(page).inputValue()).toBe('Half a sentence');
  expect(await getMarks(page)).toEqual([]);

  await notices(page).getByRole('button', { name: 'Reload' }).click();
  await becomes(visit, 'settings', '1.1.0');
  await settled(page);
  expect(await introduction(page).inputValue()).toBe('Half a sentence');
  expect(await isSameDocument(visit)).toBe(true);
});

test('"Later" keeps the version and the input; after saving the next poll applies the new version', async () => {
  const visit = await typeSomething();
  const { page } = visit;
  site.stack.remotes('promote', 'settings', '1.1.0');
  await notices(page)
    .getByText(/Settings has been updated/)
    .waitFor();
  await saveButton(page).click();
  await becomes(visit, 'settings', '1.1.0');
  await settled(page);
  expect(await introduction(page).inputValue()).toBe('Half a sentence');
  expect(
    await notices(page)
      .getByText(/Settings has been updated/)
      .count(),
  ).toBe(0);

  await introduction(page).fill('Another half');
  site.stack.remotes('promote', 'settings', '1.0.0');
  await notices(page).getByRole('button', { name: 'Later' }).click();
  await page.waitForTimeout(2500);
  expect(await shownVersion(page, 'settings')).toBe('1.1.0');
  expect(await introduction(page).inputValue()).toBe('Another half');
});

test('a withdrawn version is replaced; a disabled remote is by a panel with the reason, and enabling it restores it', async () => {
  const polls: string[] = [];
  const countPolls = (page: Page) =>
    page.on('request', (request) => /v1\/registry/.test(request.url()) && polls.push(request.url()));
  const visit = await site.visit('/dashboard', { arrange: async (page) => void countPolls(page) });
  const { page } = visit;
  await settled(page);
  site.stack.publish('dashboard', marked('1.2.0'), '--promote');
  await becomes(visit, 'dashboard', '1.2.0');
  site.stack.remotes('withdraw', 'dashboard', '1.2.0', '--reason', 'Unsafe.');
  await becomes(visit, 'dashboard', '1.0.0');
  await settled(page);

  site.stack.remotes('disable', 'dashboard', '--reason', 'The numbers are wrong today.');
  await eventually(async () =>
    expect(await page.locator('main').getByRole('alert').innerText()).toContain('The numbers are wrong today.'),
  );
  // One for each event of the stream: none was needed by time.
  expect(polls).toHaveLength(3);
  expect(await page.locator('main').getByRole('alert').innerText()).toContain('At a Glance is disabled');
  expect(await outlet(page, 'dashboard').count()).toBe(0);
  expect(await tab(page, 'At a Glance').isVisible()).toBe(true);
  expect(await masthead(page).isVisible()).toBe(true);

  // A new visitor sees the same.
  await page.reload();
  await eventually(async () =>
    expect(await page.locator('main').getByRole('alert').innerText()).toContain('The numbers are wrong today.'),
  );
  expect(await tab(page, 'At a Glance').isVisible()).toBe(true);
  await tab(page, 'My Plan').click();
  await outlet(page, 'licensing').waitFor();
  await tab(page, 'At a Glance').click();
  await page.getByText('The numbers are wrong today.').waitFor();

  site.stack.remotes('enable', 'dashboard');
  await page.reload();
  await becomes(visit, 'dashboard', '1.0.0');
});

test('a canary reaches the users of its percentage, and none at 0', async () => {
  site.stack.remotes('canary', 'dashboard', '1.1.0', '--percent', '100');
  const visit = await site.visit('/dashboard');
  await settled(visit.page);
  expect(await shownVersion(visit.page, 'dashboard')).toBe('1.1.0');
  site.stack.remotes('canary', 'dashboard', '1.1.0', '--percent', '0');
  await becomes(visit, 'dashboard', '1.0.0');

  site.stack.remotes('canary', 'dashboard', '1.1.0', '--percent', '100', '--cohort', 'managers');
  const editor = await site.visit('/dashboard', { as: 'editor' });
  await settled(editor.page);
  expect(await shownVersion(editor.page, 'dashboard')).toBe('1.0.0');
});

test('an invalid registry disables the remotes, not the page, and is reported; repaired, the page is complete again', async () => {
  const file = path.join(site.stack.store, 'registry.json');
  const good = readFileSync(file, 'utf8');
  writeFileSync(file, good.slice(0, good.length / 2));
  const { page } = await site.visit('/dashboard');
  await notices(page)
    .getByText(/This page could not be loaded completely/)
    .waitFor();
  expect(await masthead(page).isVisible()).toBe(true);
  expect(await page.getByRole('navigation', { name: 'About Jetpack' }).isVisible()).toBe(true);
  expect(await page.locator('main').getByRole('alert').first().innerText()).not.toBe('');

  writeFileSync(file, good);
  await page.reload();
  await settled(page);
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
});

test('one invalid entry of the registry affects that remote only, and open pages continue meanwhile', async () => {
  const open = await site.visit('/dashboard');
  await settled(open.page);
  const file = path.join(site.stack.store, 'registry.json');
  const good = readFileSync(file, 'utf8');
  const broken = JSON.parse(good);
  broken.remotes.settings.versions = 'none';
  writeFileSync(file, JSON.stringify(broken));

  const { page } = await site.visit('/dashboard');
  await settled(page);
  await notices(page)
    .getByText(/could not be loaded:/)
    .waitFor();
  expect(await shownVersion(page, 'dashboard')).toBe('1.0.0');
  await page.waitForTimeout(1500);
  expect(await shownVersion(open.page, 'dashboard')).toBe('1.0.0');
  writeFileSync(file, good);
});
