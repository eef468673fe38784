import type { Locator, Page } from 'playwright-core';
import { violations } from '../axe';
import { eventually } from '../eventually';
import { notices, settled } from '../pages/frame';
import { siteUnderTest, type VisitOptions } from '../visits';

const site = siteUnderTest();

const phone = { width: 480, height: 800 };

async function openDiscussion(options: VisitOptions = {}): Promise<Page> {
  const { page } = await site.visit('/discussion', options);
  await settled(page);
  return page;
}

/** Refuses the writes of settings. */
const refuseWrites = (page: Page) =>
  page.route('**/jetpack/v4/settings*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'some_error', message: 'The pen is dry.', data: { status: 500 } } })
      : route.continue(),
  );

const toast = (page: Page, text: string): Locator => notices(page).locator('[data-edge] > *').filter({ hasText: text });

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** The center of a control that is 40 px above the lower edge of the viewport, where toasts appear. */
async function centerAtTheBottom(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  const { bottom } = await getBox(control);
  await page.evaluate((distance) => window.scrollBy(0, distance), bottom + 40 - (page.viewportSize()?.height ?? 0));
  const { x, y, width, height } = await getBox(control);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Records the switch under each press. */
async function recordPresses(page: Page): Promise<() => Promise<(string | undefined)[]>> {
  await page.evaluate(() => {
    const pressed: (string | undefined)[] = [];
    Object.assign(window, { pressed });
    const record = ({ target }: Event) =>
      pressed.push(target instanceof Element ? (target.closest('[role=switch]')?.getAttribute('id') ?? undefined) : undefined);
    document.addEventListener('click', record, true);
  });
  return () => page.evaluate((): (string | undefined)[] => Reflect.get(window, 'pressed'));
}

test.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', phone],
])('two presses on the same pixel hit the same switch on %s, although notices appear between them', async (_where, size) => {
  const page = await openDiscussion(size);
  const control = page.getByRole('switch', { name: /Markdown/ });
  const { x, y } = await centerAtTheBottom(page, control);
  const pressed = await recordPresses(page);
  await page.mouse.click(x, y);
  await notices(page).locator('[data-edge] > *').first().waitFor();
  await page.mouse.click(x, y);
  const id = await control.getAttribute('id');
  expect(await pressed()).toEqual([id, id]);
  const { y: after, height } = await getBox(control);
  expect(after + height / 2).toBe(y);
});

test('a failure is in the viewport on a phone that is scrolled by 480 px, and covers neither the switch nor the page', async () => {
  const page = await openDiscussion({ width: 480, height: 640, arrange: refuseWrites });
  await page.evaluate(() => window.scrollTo(0, 480));
  const control = page.getByRole('switch', { name: /subscribe to site/ });
  await control.click();
  await toast(page, 'The pen is dry.').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(480);
  const failure = await getBox(toast(page, 'The pen is dry.'));
  expect(failure.y).toBeGreaterThanOrEqual(0);
  expect(failure.bottom).toBeLessThanOrEqual(640);
  expect(failure.right).toBeLessThanOrEqual(480);
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
  const used = await getBox(control);
  expect(used.bottom <= failure.y || used.y >= failure.bottom).toBe(true);
});

test.each([
  ['a narrow phone', { width: 320, height: 568 }],
  ['a desk at 200 % zoom', { width: 640, height: 400 }],
])('on %s no focused control is covered by a toast, from the first to the last', async (_where, size) => {
  const page = await openDiscussion({ ...size, arrange: refuseWrites });
  await page.getByRole('switch', { name: /Markdown/ }).click();
  await toast(page, 'The pen is dry.').waitFor();
  const covered: string[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(async () => {
      // The browser scrolls to the focused element in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
      const focused = document.activeElement;
      const over = document.querySelector('[data-edge] > *');
      if (!focused || !over || over.contains(focused) || focused === document.body) return undefined;
      const [one, other] = [focused.getBoundingClientRect(), over.getBoundingClientRect()];
      const isApart = one.bottom <= other.top || one.top >= other.bottom || one.right <= other.left || one.left >= other.right;
      return isApart ? undefined : focused.outerHTML;
    });
    if (name !== undefined) covered.push(name);
  }
  expect(covered).toEqual([]);
  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
});

test('F8 and Escape: a toast is reached and dismissed by keyboard, and the focus is back on the switch', async () => {
  const page = await openDiscussion({ arrange: refuseWrites });
  const control = page.getByRole('switch', { name: /Markdown/ });
  await control.press('Space');
  await toast(page, 'The pen is dry.').waitFor();
  await page.keyboard.press('F8');
  expect(
    await notices(page)
      .getByRole('button', { name: 'Dismiss' })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await toast(page, 'The pen is dry.').waitFor({ state: 'detached' });
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a success stays while the pointer is on it, and disappears when the pointer has left', async () => {
  const page = await openDiscussion();
  await page.getByRole('switch', { name: /Markdown/ }).click();
  const success = toast(page, 'Updated settings');
  await success.hover();
  await page.waitForTimeout(2500);
  expect(await success.count()).toBe(1);
  await page.mouse.move(10, 10);
  await eventually(async () => expect(await success.count()).toBe(0));
});

test('F8 and Undo: a changed setting is undone by keyboard, and the focus is back on the switch', async () => {
  const page = await openDiscussion();
  const control = page.getByRole('switch', { name: /subscribe to site/ });
  const before = await control.isChecked();
  await control.press('Space');
  await toast(page, 'Updated settings').getByRole('button', { name: 'Undo' }).waitFor();
  expect(await control.isChecked()).toBe(!before);
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.waitForTimeout(2500);
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/settings'),
  );
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await control.isChecked()).toBe(before));
  await stored;
  await eventually(async () => expect(await control.evaluate((element) => element === document.activeElement)).toBe(true));
  await page.reload();
  await settled(page);
  expect(await control.isChecked()).toBe(before);
});

test('three failures are all kept, newest first, and none is outside the viewport of a phone', async () => {
  const page = await openDiscussion({ ...phone, arrange: refuseWrites });
  for (const name of [/Markdown/, /comment likes/, /pop-up business cards/]) {
    await page.getByRole('switch', { name }).click();
    await page.waitForTimeout(200);
  }
  await eventually(async () => expect(await notices(page).getByRole('alert').count()).toBe(3));
  for (const failure of await notices(page).getByRole('alert').all()) {
    await failure.scrollIntoViewIfNeeded();
    const { y, bottom } = await getBox(failure);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(phone.height);
  }
  expect(await violations(page)).toEqual([]);
});

describe('right-to-left', () => {
  const mirrored = siteUnderTest({ scenario: 'right-to-left' });

  test('toasts are at the end of the line, the left edge', async () => {
    const { page } = await mirrored.visit('/discussion', { arrange: refuseWrites });
    await settled(page);
    await page.getByRole('switch').first().click();
    const failure = notices(page).getByRole('alert');
    await failure.waitFor();
    expect((await getBox(failure)).x).toBe(16);
  });
});
