import type { Live } from '@site-admin/contracts';
import { live } from '../page/live';
import type { Session } from '../page/services/requests';

/** The page's nonce. */
export interface Nonce {
  /** The nonce of the host page, which prefetched calls were sent with. */
  readonly initial: string;
  readonly current: string;
  /** State of the session at the last renewal. */
  readonly session: Live<Session>;
  /**
   * Fetches a fresh nonce; concurrent calls share one request. Sends none if `used`, the refused nonce, has been replaced
   * meanwhile. Resolves to false if there is no nonce for this user.
   */
  renew(used: string): Promise<boolean>;
}

/** Shape of a nonce; without a session the host sends `0`, `-1` or a page instead. */
const nonceShape = /^[A-Za-z0-9_-]{4,64}$/;

/** A site that is down or busy does not show whether the session has expired. */
const isConclusive = ({ status }: Response) => status < 404;

/** Resolves to false if the site reports that a fresh nonce belongs to another user than the page. */
export type IsSameUser = (nonce: string) => Promise<boolean>;

/**
 * Creates the page's nonce.
 *
 * @param address The host's `rest-nonce`, which responds with plain text (reference: WordPress admin-ajax).
 * @param isSameUser Called with each fresh nonce before it is used, so that no user's changes are sent as another user.
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
    initial,
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
