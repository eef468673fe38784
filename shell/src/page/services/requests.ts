import type { Observable } from 'rxjs';
import type { Endpoint, InputArgument, Live, Requests, ResponseLike } from '@site-admin/contracts';
import type { WritableLive } from '../live';

/** `fetch` for URLs of the site outside its API: with the nonce, renewed once where it has expired. */
export type FetchAsUser = (address: string, init?: RequestInit) => Promise<Response>;

/** The session of this browser: still the user's the page was made for, ended, or another user's. */
export type Session = 'open' | 'expired' | 'userChanged';

/** The page's request layer, with what only the shell uses. */
export interface SiteRequests extends Requests {
  /** The response of a GET, not parsed, so that each subscriber parses it by its own declaration. */
  responses<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<ResponseLike>;
  /** Endpoints that have, or may have, written something; the last ones are repeated to late subscribers. */
  readonly written: Observable<Endpoint>;
  /** How many writes are queued or in flight. */
  readonly pendingWrites: Live<number>;
  /** Sends all queued writes at once, for a page that is being closed. */
  flushWrites(): void;
}

/** The page's client of its site: all requests go through it. */
export interface ApiClient {
  readonly requests: SiteRequests;
  readonly fetchAsUser: FetchAsUser;
  readonly session: Live<Session>;
  /** Whether the last request had a response, or an event arrived since. */
  readonly isReachable: WritableLive<boolean>;
}
