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

/**
 * Creates the default policy of Trusted Types, which applies where the host enforces it. Scripts are loaded from the shell's folder and
 * from URLs that `isListed` accepts. Text is not evaluated, and becomes HTML only in a document that runs no script.
 */
export function restrictScripts({ document, trustedTypes }: Window, isListed: (url: string) => boolean): void {
  try {
    trustedTypes?.createPolicy('default', {
      createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : undefined),
      createScriptURL(url) {
        const { href } = new URL(url, document.baseURI);
        return href.startsWith(__webpack_public_path__) || isListed(href) ? href : undefined;
      },
    });
  } catch {
    // The host has a default policy, or forbids one.
  }
}
