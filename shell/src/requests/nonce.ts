/** The nonce of this page, and how it gets a fresh one. */
export interface Nonce {
  readonly current: string;
  /**
   * Asks the host for a fresh nonce, once for all who ask at the same time. `used` is the one that was refused; when another
   * has come meanwhile, nothing is asked. False when there is none to be had: the session is over.
   */
  renew(used: string): Promise<boolean>;
}

/** What the host answers with to somebody who is not signed in any more: `0`, `-1` or a page. */
const nonceShape = /^[A-Za-z0-9_-]{4,64}$/;

/** @param address Of the host's `rest-nonce`, which answers with plain text (reference: WordPress admin-ajax). */
export function createNonce(initial: string, address: string, fetch: typeof globalThis.fetch): Nonce {
  let current = initial;
  let renewing: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    try {
      const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
      const text = (await response.text()).trim();
      if (!response.ok || !nonceShape.test(text)) return false;
      current = text;
      return true;
    } catch {
      // No answer is no nonce; the call that needed it fails with the site's own words.
      return false;
    }
  }

  return {
    get current() {
      return current;
    },
    renew(used) {
      if (used !== current) return Promise.resolve(true);
      renewing ??= ask().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
