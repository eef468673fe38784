/** The functions of a policy; undefined refuses. */
interface PolicyOptions {
  createHTML(html: string, type: string, sink: string): string | undefined;
  createScriptURL(url: string): string | undefined;
}

declare global {
  interface Window {
    /** Not supported by every browser. */
    readonly trustedTypes?: { createPolicy(name: string, options: PolicyOptions): unknown };
  }
}

/** The folder of the shell's files, set by webpack. */
declare const __webpack_public_path__: string;

/** The integrity of each script of verified manifests, by absolute URL. */
export type PinnedScripts = Map<string, string>;

/**
 * Creates the default policy of Trusted Types, which applies where the host enforces it: no script is loaded by code before. Scripts are
 * loaded from the shell's folder, and those that are added to the result. Text is not evaluated, and becomes HTML only in a document that
 * runs no script.
 */
export function createScriptPolicy({ document, trustedTypes }: Window): PinnedScripts {
  const pinned: PinnedScripts = new Map();
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : undefined),
      createScriptURL(url) {
        const { href } = new URL(url, document.baseURI);
        return href.startsWith(__webpack_public_path__) || pinned.has(href) ? href : undefined;
      },
    });
  } catch {
    // The host has a default policy, or forbids one.
  }
  return pinned;
}
