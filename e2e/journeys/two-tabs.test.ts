import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { commentsToggle, introduction, saveButton } from '../pages/discussion';
import { notices, outlet, pageAddress, screenHeading, settled } from '../pages/frame';
import { leave, question, stay } from '../pages/question';
import { signIn } from '../pages/sign-in';
import { password } from '../server';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();

/** A separate browser context, so that signing out does not affect other tests. */
async function openAs(login: string, route: string): Promise<Page> {
  const page = await site.stranger();
  await page.goto(pageAddress('/dashboard'));
  await signIn(page, login, password);
  await settled(page);
  // Signing in redirects to the page without a route, as the server does not receive the hash.
  await page.goto(pageAddress(route));
  await settled(page);
  return page;
}

/** Another tab of the same browser. */
async function openTab(opener: Page, route: string): Promise<Page> {
  const page = await opener.context().newPage();
  await page.goto(pageAddress(route));
  await settled(page);
  return page;
}

/** Types into the form of the Discussion tab, which needs its module on. */
async function typeInForm(page: Page, text: string): Promise<void> {
  if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
  await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
  await introduction(page).fill(text);
}

/** Locates a notice by part of its text. */
const getNoticeText = (page: Page, text: string) => notices(page).getByText(text, { exact: false });

const signOut = (page: Page) => page.getByRole('link', { name: 'Sign out' }).click();

test('signed out in another tab: the input is kept, and after signing in again in a new tab it is saved', async () => {
  const page = await openAs('admin', '/discussion');
  await typeInForm(page, 'Typed before the night');
  await signOut(await openTab(page, '/dashboard'));

  await saveButton(page).click();
  await getNoticeText(page, 'You have been signed out.').waitFor();
  // The failure of the save needs no notice of its own.
  await page.waitForTimeout(500);
  expect(await notices(page).locator('[role=alert], [role=status]').count()).toBe(1);
  expect(await introduction(page).inputValue()).toBe('Typed before the night');

  const opened = page.waitForEvent('popup');
  await notices(page).getByRole('button', { name: 'Sign in' }).click();
  const other = await opened;
  await signIn(other, 'admin', password);
  await settled(other);
  expect(await screenHeading(other).textContent()).toBe('Jetpack Discussion Settings');
  expect(await introduction(page).inputValue()).toBe('Typed before the night');

  await saveButton(page).click();
  await getNoticeText(page, 'Updated settings').waitFor();
  await getNoticeText(page, 'You have been signed out.').waitFor({ state: 'detached' });
  await page.reload();
  await settled(page);
  expect(await introduction(page).inputValue()).toBe('Typed before the night');
});

test("another user signed in in another tab: this one shows a notice, and saves nothing in that user's name", async () => {
  const page = await openAs('admin', '/discussion');
  await typeInForm(page, 'Typed by the administrator');
  const other = await openTab(page, '/dashboard');
  await signOut(other);
  await signIn(other, 'editor', password);
  await settled(other);

  await getNoticeText(page, 'Another user has signed in in a different tab.').waitFor();
  await saveButton(page).click();
  await getNoticeText(page, 'Error updating settings.').waitFor();
  expect(await introduction(page).inputValue()).toBe('Typed by the administrator');
});

test('settings saved in one tab are shown in the other; saving over a newer value asks first', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  await typeInForm(page, 'Typed in the first tab');
  const other = await openTab(page, '/discussion');
  const likes = (tab: Page) => tab.getByRole('switch', { name: /comment likes/ });
  const before = await likes(page).isChecked();
  await likes(other).click();
  await introduction(other).fill('Saved in the second tab');
  await saveButton(other).click();
  // The notice may be that of the switch.
  await other.getByRole('button', { name: 'Save settings', disabled: true }).waitFor();

  await eventually(async () => expect(await likes(page).isChecked()).toBe(!before));
  expect(await introduction(page).inputValue()).toBe('Typed in the first tab');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'These settings were changed elsewhere' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await introduction(page).inputValue()).toBe('Typed in the first tab');

  await saveButton(page).click();
  expect(await dialog.getByRole('listitem').innerText()).toMatch(
    /Comment form introduction\s+Yours\s+Typed in the first tab\s+On the site\s+Saved in the second tab/,
  );
  await dialog.getByRole('button', { name: 'Use the values on the site' }).click();
  await eventually(async () => expect(await introduction(page).inputValue()).toBe('Saved in the second tab'));

  // This page is not notified of what is saved in another browser: saving finds it.
  await introduction(page).fill('Typed in the first browser');
  const browser = await openAs('admin', '/discussion');
  await introduction(browser).fill('Saved in the second browser');
  await saveButton(browser).click();
  await getNoticeText(browser, 'Updated settings').waitFor();
  await saveButton(page).click();
  expect(await dialog.getByRole('listitem').innerText()).toMatch(
    /Typed in the first browser\s+On the site\s+Saved in the second browser/,
  );
  await dialog.getByRole('button', { name: 'Save my values' }).click();
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await eventually(async () => expect(await introduction(page).inputValue()).toBe('Saved in the second browser'));
});

// Last: afterwards the site is not connected any more.
test('the site disconnected in another tab: one with nothing unsaved shows it, one with unsaved input asks first', async () => {
  const { page: dirty } = await site.visit('/discussion');
  await settled(dirty);
  await typeInForm(dirty, 'Typed with care');
  const clean = await openTab(dirty, '/dashboard');
  const other = await openTab(dirty, '/dashboard');
  const status = await other.evaluate(async () => {
    const { WP_API_root: root, WP_API_nonce: nonce } = Reflect.get(window, 'Initial_State');
    const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': nonce };
    const body = JSON.stringify({ isActive: false });
    return (await fetch(`${root}jetpack/v4/connection`, { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
  await other.reload();

  await getNoticeText(clean, 'The site is no longer connected.').waitFor();
  await eventually(async () => expect(await outlet(clean, 'dashboard').count()).toBe(0));

  await getNoticeText(dirty, 'The site is no longer connected.').waitFor();
  expect(await introduction(dirty).inputValue()).toBe('Typed with care');
  const update = notices(dirty).getByRole('button', { name: 'Update this page' });
  await update.click();
  await stay(dirty);
  expect(await introduction(dirty).inputValue()).toBe('Typed with care');
  await update.click();
  await question(dirty).waitFor();
  await leave(dirty);
  await eventually(async () => expect(await outlet(dirty, 'settings').count()).toBe(0));
});
