import type { Page } from 'playwright-core';
import { goTo, waitUntilIdle } from '../screens';
import { siteUnderTest } from '../visits';
import { describeWordPress } from '../../wordpress/tests/real-site/describe-wordpress';
import { wordPressUnderTest } from './wordpress-under-test';

/** Values of each property, by kind of element. */
type Styles = Map<string, Map<string, Set<string>>>;

const routes = [
  ...['/dashboard', '/my-plan', '/license/activation', '/security', '/performance', '/writing', '/sharing'],
  ...['/discussion', '/traffic', '/privacy', '/recommendations/site-type', '/recommendations/summary'],
  ...['/setup', '/disconnect', '/reconnect'],
];

/**
 * Depend on the sizes of texts and data, or on properties that belong to the host.
 */
const ignored =
  /^(width|height|inline-size|block-size|perspective-origin|transform-origin|top|left|right|bottom|inset.*|grid-template-.*|min-.*|max-.*|flex-basis|-webkit-font-smoothing|--wp-.*)$/;

/** Alignment in the cells of a table of numbers depends on the sign of a change. */
const isAllowed = (kind: string, property: string) => property === 'text-align' && /span\. > span\.|change-/.test(kind);

/**
 * Adds the computed styles of the visible elements of a screen. An element's kind is its tag, type, classes and state, with those of its
 * parent and grandparent; two elements of a kind are enough.
 */
async function collect(page: Page, route: string, styles: Styles): Promise<void> {
  const found = await page.evaluate(() => {
    const getKind = (element: Element | null | undefined): string =>
      element
        ? `${element.localName}${element.getAttribute('type') ?? ''}.${[...element.classList].join('.')}${element.matches(':disabled, [aria-disabled=true]') ? ':disabled' : ''}`
        : '';
    const counts = new Map<string, number>();
    return [...document.querySelectorAll('#jp-plugin-container *, [data-portals] *')].flatMap((element) => {
      const { parentElement: parent } = element;
      const kind = [parent?.parentElement, parent, element].map(getKind).join(' > ');
      const count = counts.get(kind) ?? 0;
      if (count === 2 || element.localName === 'br' || parent?.closest('svg') || !element.checkVisibility()) return [];
      counts.set(kind, count + 1);
      const style = getComputedStyle(element);
      return [[kind, [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join('\n')] as const];
    });
  });
  for (const [kind, text] of found) {
    const key = `${route} ${kind}`;
    const known = styles.get(key) ?? new Map<string, Set<string>>();
    styles.set(key, known);
    for (const [, name = '', value = ''] of text.matchAll(/^([\w-]+):(.*)$/gm))
      if (!ignored.test(name)) known.set(name, (known.get(name) ?? new Set()).add(value));
  }
}

async function walk(page: Page): Promise<Styles> {
  const styles: Styles = new Map();
  await waitUntilIdle(page);
  for (const route of routes) {
    await goTo(page, route);
    await collect(page, route, styles);
  }
  return styles;
}

/** Returns the properties of an element in wp-admin that have no value in common with those of the same kind in the embedded site. */
function getDifferences(here: Styles, there: Styles): string[] {
  return [...there].flatMap(([kind, properties]) =>
    [...properties].flatMap(([name, values]) => {
      const own = here.get(kind)?.get(name);
      const isSame = !here.has(kind) || [...values].some((value) => own?.has(value)) || isAllowed(kind, name);
      return isSame ? [] : [`${kind} ${name}: ${[...values].join(', ')} instead of ${[...(own ?? [])].join(', ')}`];
    }),
  );
}

describeWordPress('in wp-admin', () => {
  const embedded = siteUnderTest();
  const wordpress = wordPressUnderTest();

  test('every kind of element on every screen has the styles it has in the embedded site', async () => {
    const { page } = await embedded.visit('/dashboard', { allowErrors: true });
    const [here, there] = await Promise.all([walk(page), wordpress.visit('/dashboard').then(walk)]);
    expect([...there.keys()].filter((kind) => here.has(kind)).length).toBeGreaterThan(350);
    expect(getDifferences(here, there)).toEqual([]);
  });
});
