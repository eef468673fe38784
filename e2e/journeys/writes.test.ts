import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually';
import { marked } from '../marks';
import { introduction, saveButton, settingsTab } from '../pages/discussion';
import { notices, settled, shownVersion } from '../pages/frame';
import { callApi, setFaults } from '../pages/site-api';
import { siteUnderTest, type VisitOptions } from '../visits';

/** The site saves modules like the real plugin: one record, read, changed and written as a whole, within 300 ms. */
const site = siteUnderTest({ environment: 'development', pollSeconds: 1, writeDelayMs: 300 });

const getSwitch = (page: Page, name: RegExp): Locator => page.getByRole('switch', { name });
const hovercards = /Gravatars/;
const commentLikes = /comment likes/;
const comments = /^Let visitors use/;

async function openDiscussion(options: VisitOptions = {}) {
  const visit = await site.visit('/discussion', options);
  await settled(visit.page);
  visit.calls.forget();
  return visit;
}

const isWrite = (method: string, url: string) => method === 'POST' && url.includes('/jetpack/v4/settings');

/** Holds the writes of settings on their way to the site until they are released. */
async function holdWrites(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/jetpack/v4/settings*', async (route) => {
    if (isWrite(route.request().method(), route.request().url())) await released;
    await route.continue();
  });
  return release;
}

async function stored(page: Page, ...names: string[]): Promise<unknown[]> {
  const { body } = await callApi(page, 'GET', 'settings');
  return names.map((name) => Object(body)[name]);
}

/** Sets modules as the test needs them, one after the other. */
async function setStored(page: Page, values: Record<string, boolean>): Promise<void> {
  expect((await callApi(page, 'POST', 'settings', JSON.stringify(values))).status).toBe(200);
  await page.reload();
  await settled(page);
}

const saved = /^(Updated settings|.* has been (de)?activated\.)/;

const go = (page: Page, route: string) => page.evaluate((to) => void (window.location.hash = `#${to}`), route);

const ended = (page: Page, text: string | RegExp) => notices(page).getByText(text).first().waitFor();

test('a switch pressed just before the route changes is stored, and its result is shown on the next screen', async () => {
  const { page } = await openDiscussion();
  await setStored(page, { 'gravatar-hovercards': false });
  const release = await holdWrites(page);
  await getSwitch(page, hovercards).click();
  await go(page, '/dashboard');
  await settled(page);
  release();
  await ended(page, saved);
  expect(await stored(page, 'gravatar-hovercards')).toEqual([true]);
  await page.goBack();
  await settled(page);
  expect(await getSwitch(page, hovercards).isChecked()).toBe(true);
});

test('a refusal after the route has changed is shown on the next screen, and the switch is reset', async () => {
  const { page } = await openDiscussion();
  await setStored(page, { 'comment-likes': false });
  let leave = () => {};
  const left = new Promise<void>((resolve) => (leave = resolve));
  await page.route('**/jetpack/v4/settings*', async (route) => {
    if (!isWrite(route.request().method(), route.request().url())) return route.continue();
    await left;
    await route.fulfill({ status: 400, json: { code: 'rest_invalid_param', message: 'Not today.', data: { status: 400 } } });
  });
  await getSwitch(page, commentLikes).click();
  await go(page, '/my-plan');
  await settled(page);
  leave();
  await ended(page, /Not today\./);
  await page.goBack();
  await settled(page);
  expect(await getSwitch(page, commentLikes).isChecked()).toBe(false);
});

test('three switches pressed at once are all stored, where parallel writes lose some', async () => {
  const { page, calls } = await openDiscussion();
  const modules = ['gravatar-hovercards', 'comment-likes', 'comments'];
  await setStored(page, { 'gravatar-hovercards': false, 'comment-likes': false, comments: false });
  const parallel = modules.map((name) => callApi(page, 'POST', 'settings', JSON.stringify({ [name]: true })));
  expect((await Promise.all(parallel)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await stored(page, ...modules)).filter(Boolean).length).toBeLessThan(3);

  await setStored(page, { 'gravatar-hovercards': false, 'comment-likes': false, comments: false });
  calls.forget();
  const ids = await Promise.all([hovercards, commentLikes, comments].map((name) => getSwitch(page, name).getAttribute('id')));
  // In one task, so that a slow machine does not spread the presses.
  await page.evaluate((targets) => targets.forEach((id) => document.getElementById(id ?? '')?.click()), ids);
  await eventually(async () => expect(await stored(page, ...modules)).toEqual([true, true, true]));
  // The first at once, the queued ones together.
  expect(calls.of('POST settings')).toHaveLength(2);
  for (const name of [hovercards, commentLikes, comments]) expect(await getSwitch(page, name).isChecked()).toBe(true);
});

test('a new version of the remote that is swapped in meanwhile does not affect the write, and shows its result', async () => {
  const { page } = await openDiscussion();
  await setStored(page, { 'gravatar-hovercards': false });
  site.stack.publish('settings', marked('1.1.0'));
  const release = await holdWrites(page);
  await getSwitch(page, hovercards).click();
  site.stack.remotes('promote', 'settings', '1.1.0');
  await eventually(async () => expect(await shownVersion(page, 'settings')).toBe('1.1.0'));
  expect(await getSwitch(page, hovercards).isChecked()).toBe(true);
  expect(await stored(page, 'gravatar-hovercards')).toEqual([false]);
  release();
  await ended(page, saved);
  expect(await stored(page, 'gravatar-hovercards')).toEqual([true]);
  site.stack.remotes('rollback', 'settings');
});

test('closing the tab asks while a write is pending; if it is closed, queued changes are stored as well', async () => {
  const { page } = await openDiscussion();
  await setStored(page, { subscriptions: true, stb_enabled: false, 'gravatar-hovercards': false });
  const otherTab = await page.context().newPage();
  await otherTab.goto('/wp-admin/');
  await setFaults(page, [{ kind: 'latency', ms: 3000, path: 'settings', method: 'POST', times: 1 }]);
  await getSwitch(page, hovercards).click();
  await getSwitch(page, /subscribe to site/).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual(['beforeunload']);

  const { page: later } = await openDiscussion();
  await eventually(async () => expect(await stored(later, 'gravatar-hovercards', 'stb_enabled')).toEqual([true, true]));
});

test('with nothing pending, closing the tab opens no dialog', async () => {
  const { page } = await openDiscussion();
  await getSwitch(page, hovercards).click();
  await ended(page, saved);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toEqual([]);
});

/** Saves the form, and waits until its values are sent: the settings are fetched before. */
async function pressSave(page: Page): Promise<void> {
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/jetpack/v4/settings'));
  await saveButton(page).click();
  await sent;
}

test('a save with an HTML response keeps the input and shows an error; the next change is saved', async () => {
  const { page } = await openDiscussion();
  await setStored(page, { comments: true, 'comment-likes': false });
  await introduction(page).fill('Typed before the error');
  let isBroken = true;
  await page.route('**/jetpack/v4/settings*', (route) => {
    if (!isBroken || route.request().method() !== 'POST') return route.continue();
    isBroken = false;
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Fatal error</p>' });
  });
  await pressSave(page);
  await getSwitch(page, commentLikes).click();
  await ended(page, /Error updating settings\. An error occurred\. Please try again\./);
  expect(await introduction(page).inputValue()).toBe('Typed before the error');
  await eventually(async () => expect(await stored(page, 'comment-likes')).toEqual([true]));
  await eventually(async () => expect(await saveButton(page).isEnabled()).toBe(true));
  await saveButton(page).click();
  await eventually(async () => expect(await stored(page, 'highlander_comment_form_prompt')).toEqual(['Typed before the error']));
});

test('a save that hangs is aborted after 30 seconds and keeps the input; the next change is sent then', async () => {
  const { page, calls } = await openDiscussion({ ownContext: true });
  await setStored(page, { comments: true, 'comment-likes': false });
  await page.clock.install();
  await page.reload();
  await settled(page);
  await introduction(page).fill('Typed before the wait');
  let hangs = true;
  await page.route('**/jetpack/v4/settings*', (route) => {
    if (!hangs || route.request().method() !== 'POST') return route.continue();
    hangs = false;
    return undefined;
  });
  calls.forget();
  await pressSave(page);
  await settingsTab(page, 'Discussion').focus();
  await getSwitch(page, commentLikes).click();
  expect(calls.of('POST settings')).toHaveLength(1);
  await page.clock.fastForward(31_000);
  await ended(page, /The site took too long to respond/);
  expect(await introduction(page).inputValue()).toBe('Typed before the wait');
  await eventually(async () => expect(await stored(page, 'comment-likes')).toEqual([true]));
});
