import type { Page } from 'playwright-core';
import { violations } from './axe';
import { pageAddress, screenHeading, settled } from './pages/frame';

/** Waits until a screen is ready, and nothing on the page is loading or changing. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const busy = '[data-loading], [data-pending], [aria-busy=true], [class*=skeleton-]';
        const place = document.getElementById('jp-plugin-container');
        const quiet = () => {
          if (place?.querySelector(busy)) return wait();
          watch.disconnect();
          clearTimeout(patience);
          resolve();
        };
        let timer = setTimeout(quiet, 100);
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(quiet, 100);
        };
        const watch = new MutationObserver(wait);
        const patience = setTimeout(() => reject(new Error(`${window.location.hash} does not come to rest`)), 15_000);
        watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}

/** Opens a route in the open page, as a link would. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate((hash) => void (window.location.hash = hash), `#${route}`);
  await waitUntilIdle(page);
}

/** Loads the host page again on a route. */
export async function reopen(page: Page, route: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(pageAddress(route));
  await waitUntilIdle(page);
}

/** Returns the elements that overflow the window; none if the page does not scroll horizontally. */
export async function getOverflowing(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  // Tabs are measured again 300 ms after a resize.
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  const isFitting = await page.waitForFunction(fits, undefined, { timeout: 5000, polling: 50 }).catch(() => false);
  return isFitting ? [] : [`it scrolls sideways at ${width} px`];
}

/** Checks screens one after the other; a screen like a previous one is skipped. */
export class ScreenCheck {
  private readonly seen = new Set<string>();

  constructor(private readonly page: Page) {}

  /** Number of checked screens. */
  get count(): number {
    return this.seen.size;
  }

  /** Returns the findings on a screen, on desktop and phone. @param where Prefix of each finding. */
  async check(where: string, widths: readonly number[] = [1280, 480]): Promise<string[]> {
    const { page } = this;
    const content = await page.evaluate(() => {
      const { dir, body } = document;
      // Generated ids and numbers do not make a different screen.
      return dir + body.innerHTML.replace(/_r_\w+_|\d+/g, '');
    });
    if (this.seen.has(content)) return [];
    this.seen.add(content);
    const found = (await screenHeading(page).count()) === 1 ? [] : ['it has no heading'];
    for (const width of widths) {
      found.push(...(await getOverflowing(page, width)));
      found.push(...(await violations(page)).map((text) => `${width} px: ${text}`));
    }
    found.push(...(await getOverflowing(page, 320)), ...(await getOverflowing(page, widths[0] ?? 1280)));
    return found.map((text) => `${where}: ${text}`);
  }
}
