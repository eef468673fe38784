import { Link } from '@site-admin/ui';
import { __ } from '@site-admin/runtime/i18n';
import { createElement, type ReactNode } from 'react';

/** Elements that are kept, without attributes. */
const allowedTags: ReadonlySet<string> = new Set(
  'p br hr strong b em i u s del ins mark small sub sup code pre kbd blockquote cite q ul ol li dl dt dd figure figcaption'.split(
    ' ',
  ),
);
/** All headings become level 3, below the notice's own. */
const headingTags: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Elements that are removed with their content. */
const droppedTags: ReadonlySet<string> = new Set(
  'script style template noscript object embed applet svg math form input button select textarea video audio canvas link meta title head'.split(
    ' ',
  ),
);

/** Returns an http(s) URL; undefined for relative, invalid and script URLs. */
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
  // An embedded frame would run its scripts in this page; a link does not.
  if (name === 'iframe')
    return toLink(node, 'src', key, node.getAttribute('title') ?? __('Open the embedded content', 'jetpack'));
  const inner = toReactNodes(node);
  if (name === 'a') return toLink(node, 'href', key, inner);
  if (headingTags.has(name)) return createElement('h3', { key }, ...inner);
  // Other elements are replaced by their content.
  return allowedTags.has(name) ? createElement(name, { key }, ...inner) : inner;
}

const toReactNodes = (parent: Node): ReactNode[] => [...parent.childNodes].map(toReactNode);

/**
 * Converts untrusted HTML to React elements: only listed elements are kept, without attributes except the URLs of links and images.
 * The HTML itself is never inserted into the page.
 */
export function sanitizeHtml(html: string): ReactNode[] {
  return toReactNodes(new DOMParser().parseFromString(html, 'text/html').body);
}
