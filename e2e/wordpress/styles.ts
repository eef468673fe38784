import type { Page } from 'playwright-core';

/** Values of each property, by kind of element. */
export type Styles = Map<string, Map<string, Set<string>>>;

/**
 * Depend on the sizes of texts, or on properties that belong to the host.
 */
const ignored =
  /^(width|height|inline-size|block-size|perspective-origin|transform-origin|top|left|right|bottom|inset.*|grid-template-.*|min-.*|max-.*|flex-basis|-webkit-font-smoothing|--wp-.*)$/;

/**
 * Adds the computed styles of the visible elements of a screen. An element's kind is its tag, type, classes and state, with those of its
 * parent and grandparent; two elements of a kind are enough.
 */
export async function collectStyles(page: Page, route: string, styles: Styles): Promise<void> {
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

/** Returns the properties of an element in wp-admin that have no value in common with those of the same kind in the embedded site. */
export function getStyleDifferences(here: Styles, there: Styles): string[] {
  return [...there].flatMap(([kind, properties]) =>
    [...properties].flatMap(([name, values]) => {
      const own = here.get(kind)?.get(name);
      const isSame = !here.has(kind) || [...values].some((value) => own?.has(value));
      return isSame ? [] : [`${kind} ${name}: ${[...values].join(', ')} instead of ${[...(own ?? [])].join(', ')}`];
    }),
  );
}
