import { hostileAttribute } from './values';

/** Texts that show a value which was not converted for display. */
const leaks = /\[object \w+\]|\bInvalid Date\b|(?<![\w/-])(?:undefined|NaN|Infinity)(?![\w/-])/;

/** Attributes whose address is opened as a document. */
const addresses = [
  ['a', 'href'],
  ['form', 'action'],
  ['button', 'formaction'],
  ['iframe', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
] as const;

const runnable = /^\s*(?:javascript|vbscript|data:text\/html)/i;

/** React replaces addresses that would run a script. */
const isBlocked = (address: string) => address.startsWith("javascript:throw new Error('React has blocked");

function findAddresses(host: HTMLElement): string[] {
  return addresses.flatMap(([element, name]) =>
    [...host.querySelectorAll(`${element}[${name}]`)]
      .map((found) => found.getAttribute(name) ?? '')
      .filter((address) => runnable.test(address) && !isBlocked(address))
      .map((address) => `${name} of <${element}> runs a script: ${address}`),
  );
}

/** An extension may render nothing. */
export const emptyPage = 'the page is empty';

/** Returns whether a page has neither a text nor a control. */
const isEmpty = (host: HTMLElement) => (host.textContent ?? '').trim() === '' && !host.querySelector('button, input, a, img');

function getTexts(host: HTMLElement): string[] {
  const labels = [...host.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...texts, ...labels];
}

/** Returns what bad data must not cause in a page: elements made of texts, addresses that run scripts, values shown unconverted. */
export function findProblems(host: HTMLElement): string[] {
  const injected = [...document.querySelectorAll(`[${hostileAttribute}]`), ...host.querySelectorAll('script')];
  return [
    ...(isEmpty(host) ? [emptyPage] : []),
    ...injected.map((element) => `an element was made of a text: ${element.outerHTML.slice(0, 200)}`),
    ...findAddresses(host),
    ...getTexts(host)
      .filter((text) => leaks.test(text))
      .map((text) => `a value is shown unconverted: "${text.slice(0, 200)}"`),
    ...(Object.keys(Object.prototype).length > 0 ? ['a key changed the prototype of all objects'] : []),
  ];
}
