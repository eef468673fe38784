import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { colorScheme, commentsToggle, introduction, saveButton, settingsTab } from '../pages/discussion';
import { notices, getRoute, screenHeading, settled } from '../pages/frame';
import { leave, question, stay } from '../pages/question';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();
const lost = 'There are unsaved settings in this tab that will be lost if you leave it. Proceed?';

/** Opens the Discussion tab with the comments module on, which the form needs. */
async function openForm(arrange: (page: Page) => Promise<unknown> = async () => undefined) {
  const visit = await site.visit('/discussion', { arrange });
  await settled(visit.page);
  if (!(await commentsToggle(visit.page).isChecked())) await commentsToggle(visit.page).click();
  await eventually(async () => expect(await introduction(visit.page).isEnabled()).toBe(true));
  visit.calls.forget();
  return visit;
}

/** Opens the form after the dashboard, so that "back" leads somewhere, and types. */
async function openDirtyForm(text: string) {
  const visit = await site.visit('/dashboard');
  const { page } = visit;
  await settled(page);
  await page.evaluate(() => void (window.location.hash = '#/discussion'));
  await settled(page);
  await introduction(page).fill(text);
  return visit;
}

test('SET-011 SET-012 SET-013 edits wait for Save, are sent in one request, and persist after a reload', async () => {
  const { page, calls } = await openForm();
  expect(await saveButton(page).isDisabled()).toBe(true);

  await introduction(page).fill('Say something kind');
  await colorScheme(page).selectOption('dark');
  expect(calls.of('POST settings')).toEqual([]);
  expect(await saveButton(page).isEnabled()).toBe(true);

  await saveButton(page).click();
  await eventually(() => expect(calls.of('POST settings')).toHaveLength(1));
  await eventually(async () => expect(await notices(page).innerText()).toContain('Updated settings'));
  expect(calls.of('POST settings').map(({ body }) => body)).toEqual([
    { highlander_comment_form_prompt: 'Say something kind', jetpack_comment_form_color_scheme: 'dark' },
  ]);
  // Once to compare before the save, once after it.
  await eventually(() => expect(calls.of('GET settings')).toHaveLength(2));
  await eventually(async () => expect(await saveButton(page).isDisabled()).toBe(true));

  await page.reload();
  await settled(page);
  expect(await introduction(page).inputValue()).toBe('Say something kind');
  expect(await colorScheme(page).inputValue()).toBe('dark');
});

test('SET-014 ERR-022 a failed save shows the reason and keeps the input; a retry can succeed', async () => {
  const { page } = await openForm();
  await introduction(page).fill('Typed with care');
  await page.route('**/jetpack/v4/settings*', (route) =>
    route.fulfill({ status: 400, json: { code: 'some_updated', message: 'The pen is dry.', data: { status: 400 } } }),
  );
  await saveButton(page).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Error updating settings. The pen is dry.'));
  expect(await introduction(page).inputValue()).toBe('Typed with care');
  expect(await saveButton(page).isEnabled()).toBe(true);

  await page.unroute('**/jetpack/v4/settings*');
  await saveButton(page).click();
  await eventually(async () => expect(await saveButton(page).isDisabled()).toBe(true));
  expect(await introduction(page).inputValue()).toBe('Typed with care');
});

test('a save while the site is down keeps the input, and works once it is back', async () => {
  const { page } = await openForm();
  await introduction(page).fill('Typed in the dark');
  await site.stack.kill();
  await saveButton(page).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Error updating settings.'));
  expect(await introduction(page).inputValue()).toBe('Typed in the dark');
  await site.stack.restart();
  await saveButton(page).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Updated settings'));
  expect(await introduction(page).inputValue()).toBe('Typed in the dark');
});

test('SET-015 another tab asks first: staying keeps the input, leaving continues and discards it', async () => {
  const { page, calls } = await openDirtyForm('Not saved yet');
  await settingsTab(page, 'Traffic').click();
  await eventually(async () => expect(await question(page).innerText()).toContain(lost));
  expect(getRoute(page)).toBe('/discussion');

  await stay(page);
  await question(page).waitFor({ state: 'detached' });
  expect(getRoute(page)).toBe('/discussion');
  expect(await introduction(page).inputValue()).toBe('Not saved yet');

  await settingsTab(page, 'Traffic').click();
  await leave(page);
  await eventually(() => expect(getRoute(page)).toBe('/traffic'));
  await settingsTab(page, 'Discussion').click();
  await settled(page);
  expect(await introduction(page).inputValue()).not.toBe('Not saved yet');
  expect(calls.of('POST settings')).toEqual([]);
});

test('SET-015 the back button asks first, and address and screen always match', async () => {
  const { page } = await openDirtyForm('Nearly lost');
  await page.evaluate(() => window.history.back());
  await question(page).waitFor();
  expect(getRoute(page)).toBe('/discussion');
  expect(await screenHeading(page).textContent()).toBe('Jetpack Discussion Settings');
  await page.keyboard.press('Escape');
  await question(page).waitFor({ state: 'detached' });
  expect(await introduction(page).inputValue()).toBe('Nearly lost');

  await page.evaluate(() => window.history.back());
  await leave(page);
  await eventually(() => expect(getRoute(page)).toBe('/dashboard'));
  await settled(page);
  expect(await screenHeading(page).textContent()).toBe('Jetpack At A Glance Dashboard');
});

test('SET-015 a link into another part asks first', async () => {
  const { page } = await openDirtyForm('Still here');
  await page.getByRole('link', { name: 'Jetpack: go to the dashboard' }).click();
  await stay(page);
  expect(await introduction(page).inputValue()).toBe('Still here');
  expect(getRoute(page)).toBe('/discussion');
});

test("SET-015 leaving the page asks with the browser's dialog; staying keeps the input, and after a save there is no question", async () => {
  const { page } = await openDirtyForm('Reload me not');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => window.location.reload()).catch(() => undefined);
  await eventually(() => expect(asked).toEqual(['beforeunload']));
  expect(await introduction(page).inputValue()).toBe('Reload me not');

  await saveButton(page).click();
  await eventually(async () => expect(await notices(page).innerText()).toContain('Updated settings'));
  await page.reload();
  await settled(page);
  expect(asked).toHaveLength(1);
  expect(await introduction(page).inputValue()).toBe('Reload me not');
});
