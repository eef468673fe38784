/** Escapes a text for HTML content and quoted attributes. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** HTML that may be printed as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | false | undefined | readonly Html[];

function printed(part: Part): string {
  if (part === false || part === undefined) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escapeHtml(String(part));
}

/** Template tag whose values are escaped, unless they are `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, next, index) => before + printed(parts[index - 1]) + next));

/** Returns JSON for a script block: without `<` or line separators that could end or break it. */
export const jsonForScript = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029'));
