import type { Live } from '@site-admin/contracts';
import { live } from '../page/live';
import type { Session } from '../page/services/requests';

/** The nonce of this page, and its renewal. */
export interface Nonce {
  readonly current: string;
  /** As the last renewal found it. */
  readonly session: Live<Session>;
  /**
   * Fetches a fresh nonce, once for all calls at the same time; nothing is fetched where `used`, the refused one, has been
   * replaced meanwhile. Resolves to false where there is none for this user.
   */
  renew(used: string): Promise<boolean>;
}

/** A nonce, as opposed to what the host sends without a session: `0`, `-1` or a page. */
const nonceShape = /^[A-Za-z0-9_-]{4,64}$/;

/** A site that is down or busy tells nothing about the session. */
const isConclusive = ({ status }: Response) => status < 404;

/** Resolves to whether a fresh nonce belongs to the user the page was made for; true unless the site contradicts. */
export type IsSameUser = (nonce: string) => Promise<boolean>;

/**
 * @param address The host's `rest-nonce`, which responds with plain text (reference: WordPress admin-ajax).
 * @param isSameUser Called with each fresh nonce before it is used: what one user did must never be sent as another.
 */
export function createNonce(initial: string, address: string, fetch: typeof globalThis.fetch, isSameUser?: IsSameUser): Nonce {
  const session = live<Session>('open');
  let current = initial;
  let renewing: Promise<boolean> | undefined;

  async function fetchNonce(): Promise<Session | undefined> {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
    const text = (await response.text()).trim();
    if (!isConclusive(response)) return undefined;
    if (!response.ok || !nonceShape.test(text)) return 'expired';
    if (isSameUser && !(await isSameUser(text))) return 'userChanged';
    current = text;
    return 'open';
  }

  async function renew(): Promise<boolean> {
    // Without a response the call that needed the nonce fails with its own error.
    const found = await fetchNonce().catch(() => undefined);
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
