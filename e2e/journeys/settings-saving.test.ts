import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { commentsToggle, introduction, saveButton } from '../pages/discussion';
import { notices, settled } from '../pages/frame';
import { siteUnderTest } from '../visits';

const site = siteUnderTest();
const bar = (page: Page) => page.locator('[data-bottom-bar]');

/** Opens the comment form and edits it. */
async function openEdited(width: number, height: number): Promise<Page> {
  const { page } = await site.visit('/discussion', { width, height });
  await settled(page);
  if (!(await commentsToggle(page).isChecked())) await commentsToggle(page).click();
  await eventually(async () => expect(await introduction(page).isEnabled()).toBe(true));
  await introduction(page).fill(`Typed at ${width} px`);
  await bar(page).waitFor();
  return page;
}

/** Whether two boxes on screen share an area. */
const overlap = (page: Page, one: string, other: string) =>
  page.evaluate(
    ([first, second]) => {
      const [a, b] = [document.querySelector(first ?? ''), document.querySelector(second ?? '')].map((element) =>
        element?.getBoundingClientRect(),
      );
      if (!a || !b) return false;
      return a.bottom > b.top + 1 && a.top < b.bottom - 1 && a.left < b.right && a.right > b.left;
    },
    [one, other],
  );

describe.each([
  [1280, 560],
  [480, 560],
  [320, 480],
])('at %i px, the bar of an edited form', (width, height) => {
  test('is one row at the bottom while the card is in view, and covers no focused control', async () => {
    const page = await openEdited(width, height);
    await page.evaluate(() => window.scrollTo(0, 0));
    const box = await bar(page).boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
    expect(box?.height).toBeLessThan(60);

    await page.locator('#jp-plugin-container a').first().focus();
    const covered: string[] = [];
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30))));
      const isInForm = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest('form') !== null && !focused?.closest('[data-bottom-bar]');
      });
      if (isInForm && (await overlap(page, ':focus', '[data-bottom-bar]'))) {
        covered.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
      }
    }
    expect(covered).toEqual([]);
    await page.getByRole('button', { name: 'Discard' }).click();
    await bar(page).waitFor({ state: 'detached' });
  });
});

test('a toast is above the bar, not over its buttons', async () => {
  const page = await openEdited(1280, 560);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('switch', { name: /Markdown/ }).click();
  await notices(page).getByText('Updated settings').waitFor();
  expect(await overlap(page, '[data-edge] > *', '[data-bottom-bar] button[type=submit]')).toBe(false);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('Enter in a field saves, and the field has the focus again', async () => {
  const page = await openEdited(1280, 800);
  await introduction(page).press('Enter');
  await eventually(async () => expect(await saveButton(page).isDisabled()).toBe(true));
  await eventually(async () => expect(await saveButton(page).innerText()).toBe('Save settings'));
  expect(await introduction(page).evaluate((field) => field === document.activeElement)).toBe(true);
});

test('Undo outlasts the success text, and reverts one change after the other', async () => {
  const { page } = await site.visit('/discussion');
  await settled(page);
  const control = (name: RegExp) => page.getByRole('switch', { name });
  const before = [await control(/subscribe to site/).isChecked(), await control(/subscribe to comments/).isChecked()];
  await control(/subscribe to site/).click();
  await notices(page).getByText('Updated settings').waitFor();
  await control(/subscribe to comments/).click();
  await notices(page).getByText('Changed your mind?').waitFor();
  for (const name of [/subscribe to comments/, /subscribe to site/]) {
    const changed = await control(name).isChecked();
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await eventually(async () => expect(await control(name).isChecked()).toBe(!changed));
    await notices(page).getByText('Updated settings').waitFor();
  }
  expect([await control(/subscribe to site/).isChecked(), await control(/subscribe to comments/).isChecked()]).toEqual(before);
  expect(await notices(page).getByRole('button', { name: 'Undo' }).count()).toBe(0);
});
