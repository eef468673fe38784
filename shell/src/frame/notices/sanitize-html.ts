import { Link } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { createElement, type ReactNode } from 'react';

/** Elements that are drawn as they are, without any attribute. */
const allowedTags: ReadonlySet<string> = new Set(
  'p br hr strong b em i u s del ins mark small sub sup code pre kbd blockquote cite q ul ol li dl dt dd figure figcaption'.split(
    ' ',
  ),
);
/** A post has a page of its own to be the first heading of; here its headings stand below the notice's. */
const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** What is in them is no text. */
const droppedTags: ReadonlySet<string> = new Set(
  'script style template noscript object embed applet svg math form input button select textarea video audio canvas link meta title head'.split(
    ' ',
  ),
);

/** A web address, or undefined for what would run code or leads nowhere. */
function parseWebUrl(address: string | null): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function toLink(element: Element, attribute: string, key: number, inner: ReactNode): ReactNode {
  const href = parseWebUrl(element.getAttribute(attribute));
  return href === undefined ? inner : createElement(Link, { key, href, isExternal: true, children: inner });
}

function toImage(element: Element, key: number): ReactNode {
  const src = parseWebUrl(element.getAttribute('src'));
  return src && createElement('img', { key, src, alt: element.getAttribute('alt') ?? '', loading: 'lazy' });
}

function toReactNode(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (droppedTags.has(name)) return null;
  if (name === 'img') return toImage(node, key);
  // What is embedded would run in this page's frame; a link to it does not.
  if (name === 'iframe')
    return toLink(node, 'src', key, node.getAttribute('title') ?? __('Open the embedded content', 'jetpack'));
  const inner = toReactNodes(node);
  if (name === 'a') return toLink(node, 'href', key, inner);
  if (headingTags.has(name)) return createElement('h3', { key }, ...inner);
  // Anything else is only a wrapper of what is in it.
  return allowedTags.has(name) ? createElement(name, { key }, ...inner) : inner;
}

const toReactNodes = (parent: Node): ReactNode[] => [...parent.childNodes].map(toReactNode);

/**
 * HTML somebody else wrote, as elements of our own: only what is on the list comes through, without attributes but the addresses
 * of links and images. Nothing of it ever becomes part of the page as HTML.
 */
export function sanitizeHtml(html: string): ReactNode[] {
  return toReactNodes(new DOMParser().parseFromString(html, 'text/html').body);
}
