import type { Page } from 'playwright-core';

/** The screen that a route leads to. */
export interface Screen {
  readonly route: string;
  /** Route in the address bar: another one after a redirect. */
  readonly end: string;
  readonly heading: string;
  /** Role and name of each visible heading, link, button and field, in order. */
  readonly outline: readonly string[];
  readonly isOverflowing: boolean;
}

/** Runs in the page. */
async function readScreens(routes: readonly string[]): Promise<Screen[]> {
  const elements = ['h1', 'h2', 'h3', 'a', 'button', 'input', 'select', 'textarea'].join();
  const busy = '[data-loading], [data-pending], [aria-busy=true], [class*=skeleton-], [class*=spinner-]';
  const getRole = (element: Element) => element.getAttribute('role') ?? element.localName;
  const getName = (element: Element) => {
    const label = element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
    return (element.getAttribute('aria-label') ?? (label ?? element).textContent).trim().replace(/\s+/g, ' ');
  };
  const getState = (element: Element) => (element.matches(':disabled, [aria-disabled=true]') ? ', disabled' : '');
  const read = (route: string): Screen => ({
    route,
    end: window.location.hash.slice(1),
    heading: document.querySelector('#jp-plugin-container main h1')?.textContent ?? '',
    outline: [...document.querySelectorAll(`:is(#jp-plugin-container, [data-portals]) :is(${elements})`)]
      .filter((element) => element.checkVisibility())
      .map((element) => `${getRole(element)} ${getName(element)}${getState(element)}`),
    isOverflowing: document.documentElement.scrollWidth > window.innerWidth,
  });
  const isReady = () =>
    document.querySelector('#jp-plugin-container main h1') && !document.querySelector(`#jp-plugin-container :is(${busy})`);
  const open = async (route: string) => {
    window.location.hash = `#${route}`;
    // Until the change is processed, the previous screen counts as ready.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    let last = '';
    for (const until = performance.now() + 15_000; performance.now() < until;) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const screen = isReady() ? read(route) : undefined;
      const text = JSON.stringify(screen) ?? '';
      if (screen && text === last && !screen.outline.some((entry) => entry.startsWith('button Loading…'))) return screen;
      last = text;
    }
    throw new Error(`${route} does not come to rest`);
  };
  const screens: Screen[] = [];
  for (const route of routes) screens.push(await open(route));
  return screens;
}

/** Opens routes one after the other, as links would, and reads each screen once nothing on it is loading or changing. */
export const walk = (page: Page, routes: readonly string[]): Promise<Screen[]> => page.evaluate(readScreens, routes);
