import type { Live } from '@site-admin/contracts';
import { live } from '../page/live';

/** Whose this browser is now: still the person's the page was made for, nobody's, or somebody else's. */
export type Session = 'open' | 'over' | 'taken';

/** The nonce of this page, and how it gets a fresh one. */
export interface Nonce {
  readonly current: string;
  /** As the last renewal found it. */
  readonly session: Live<Session>;
  /**
   * Asks the host for a fresh nonce, once for all who ask at the same time. `used` is the one that was refused; when another
   * has come meanwhile, nothing is asked. False when there is none to be had for this person.
   */
  renew(used: string): Promise<boolean>;
}

/** What the host answers with to somebody who is not signed in any more: `0`, `-1` or a page. */
const nonceShape = /^[A-Za-z0-9_-]{4,64}$/;

/** A site that is down, busy or lost says nothing about who is signed in. */
const saysWho = ({ status }: Response) => status < 404;

/** Whether a fresh nonce is the person's the page was made for. True as long as nothing says otherwise. */
export type IsTheirs = (nonce: string) => Promise<boolean>;

/**
 * @param address Of the host's `rest-nonce`, which answers with plain text (reference: WordPress admin-ajax).
 * @param isTheirs Asked of each fresh nonce before it is used: what one person did must never be sent as another.
 */
export function createNonce(initial: string, address: string, fetch: typeof globalThis.fetch, isTheirs?: IsTheirs): Nonce {
  const session = live<Session>('open');
  let current = initial;
  let renewing: Promise<boolean> | undefined;

  async function ask(): Promise<Session | undefined> {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
    const text = (await response.text()).trim();
    if (!saysWho(response)) return undefined;
    if (!response.ok || !nonceShape.test(text)) return 'over';
    if (isTheirs && !(await isTheirs(text))) return 'taken';
    current = text;
    return 'open';
  }

  async function renew(): Promise<boolean> {
    // No answer is no nonce; the call that needed it fails with the site's own words.
    const found = await ask().catch(() => undefined);
    renewing = undefined;
    if (found) session.set(found);
    return found === 'open';
  }

  return {
    get current() {
      return current;
    },
    session,
    renew(used) {
      if (used !== current) return Promise.resolve(true);
      return (renewing ??= renew());
    },
  };
}
