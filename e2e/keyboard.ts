import type { Page } from 'playwright-core';

/** Returns the name of the focused element: its accessible name, label or text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels: unknown = element && Reflect.get(element, 'labels');
    const label = labels instanceof NodeList ? (labels[0]?.textContent ?? '') : '';
    const name = element?.getAttribute('aria-label') ?? (label === '' ? (element?.textContent ?? '') : label);
    return name.trim().slice(0, 60);
  });

/** Waits until an element of that name has the focus. */
export const focusOn = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((words) => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().startsWith(words);
  }, name);

/** Presses Tab until an element of that name has the focus, with a visible focus ring. */
export async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press(key);
    if (!(await focused(page)).startsWith(name)) continue;
    const isSeen = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== null && element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none';
    });
    if (!isSeen) throw new Error(`The focus on ${name} is not visible.`);
    return;
  }
  throw new Error(`${key} never reached ${name}.`);
}

/** Tabs to an element, and presses Enter. */
export async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** A stop of the focus, with what is wrong about it. */
interface Stop {
  /** Position among the controls of the screen; -1 outside of it. */
  readonly at: number;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    walkedControls?: readonly Element[];
  }
}

/** Runs in the page: collects what the Tab key has to reach within an element, and returns the names. */
function collectControls(selector: string): string[] {
  const all = document.querySelector(selector)?.querySelectorAll('a[href], button, input, select, textarea, [tabindex]') ?? [];
  const isReachable = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    // One of a group of radio buttons is reached; arrow keys choose.
    !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked);
  window.walkedControls = [...all].filter(isReachable);
  return window.walkedControls.map((element) => element.getAttribute('aria-label') ?? element.textContent ?? element.tagName);
}

/** Runs in the page: describes the focused element. */
function describeStop(): Stop {
  const element = document.activeElement ?? document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + Math.min(width / 2, 20), y + Math.min(height / 2, 20));
  const isOnTop = top !== null && (element.contains(top) || top.contains(element));
  const hasRing = (shown: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(shown);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  };
  const isSeen = element.matches(':focus-visible') && [element, element.parentElement].some((shown) => shown && hasRing(shown));
  const problems = [...(isOnTop ? [] : ['is covered']), ...(isSeen ? [] : ['has no focus ring'])];
  return { at: window.walkedControls?.indexOf(element) ?? -1, problems };
}

/**
 * Tabs through all controls within an element, starting before it, and returns what is wrong: controls that are skipped, covered
 * or without a focus ring.
 */
export async function walkControls(page: Page, selector: string): Promise<{ readonly count: number; readonly found: string[] }> {
  const names = await page.evaluate(collectControls, selector);
  const found: string[] = [];
  let next = 0;
  for (let press = 0; press < names.length + 60 && next < names.length; press += 1) {
    await page.keyboard.press('Tab');
    const { at, problems } = await page.evaluate(describeStop);
    if (at < 0) {
      if (next > 0) break;
      continue;
    }
    for (; next < at; next += 1) found.push(`${names[next] ?? ''} is skipped`);
    if (problems.length > 0) found.push(`${await focused(page)} ${problems.join(', ')}`);
    next = at + 1;
  }
  found.push(...names.slice(next).map((name) => `${name} is not reached`));
  return { count: names.length, found };
}
