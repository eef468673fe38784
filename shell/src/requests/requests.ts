import {
  isApiError,
  networkError,
  getPath,
  readResponse,
  createSiteRequest,
  type ResponseLike,
  type Endpoint,
  type InputArgument,
  type InputOf,
  type Requests,
} from '@site-admin/contracts';
import { Observable, Subject, defer, from, switchMap, tap } from 'rxjs';
import { buffered, carry } from './carrier';
import { createFlights } from './flights';
import type { Nonce } from './nonce';
import type { Prefetched } from './prefetched';

/** The page's request layer, with what only the shell's own code needs. */
export interface SiteRequests extends Requests {
  /** The site's answer as it came, not yet read: so that each who shares it reads it by its own declaration. */
  answers<E extends Endpoint>(endpoint: E, ...input: InputArgument<E>): Observable<ResponseLike>;
  /** Endpoints that (may) have written something. */
  readonly written: Observable<Endpoint>;
}

export interface RequestsDeps {
  /** `WP_API_root`. */
  readonly root: string;
  readonly nonce: Nonce;
  readonly fetch: typeof globalThis.fetch;
  /** Unix ms. */
  readonly now: () => number;
  readonly prefetched: Prefetched;
}

/** A settings call that fails half-way has still changed the first half (reference: wire, settings). */
const hasWrittenSome = (error: unknown) => isApiError(error) && error.response.code === 'some_updated';

/** Makes the one request layer of a page. */
export function createRequests({ root, nonce, fetch, now, prefetched }: RequestsDeps): SiteRequests {
  const flights = createFlights<ResponseLike>();
  const written = new Subject<Endpoint>();

  function depart<E extends Endpoint>(endpoint: E, input: InputOf<E>, early: string | undefined, signal: AbortSignal) {
    return carry(nonce, async (value) => {
      const sooner = early === undefined ? undefined : prefetched.take(early);
      if (sooner) {
        // What did not come early, or broke off, is asked for again.
        const answer = await sooner.then(buffered).catch(() => undefined);
        if (answer) return answer;
      }
      const { url, init } = createSiteRequest({ root, nonce: value, endpoint, input, now: now() });
      try {
        return await buffered(await fetch(url, { ...init, signal }));
      } catch (cause) {
        throw networkError(endpoint, cause);
      }
    });
  }

  function announce(endpoint: Endpoint): void {
    if (endpoint.method !== 'POST') return;
    flights.close();
    written.next(endpoint);
  }

  function send<E extends Endpoint>(endpoint: E, input: InputOf<E>): Observable<ResponseLike> {
    return new Observable((subscriber) => {
      const controller = new AbortController();
      let hasLanded = false;
      depart(endpoint, input, undefined, controller.signal).then(
        (answer) => {
          hasLanded = true;
          subscriber.next(answer);
          subscriber.complete();
        },
        (error: unknown) => {
          hasLanded = true;
          subscriber.error(error);
        },
      );
      return () => {
        controller.abort();
        // Called off under way: the site may have done it all the same.
        if (!hasLanded) announce(endpoint);
      };
    });
  }

  function answers<E extends Endpoint>(endpoint: E, input: InputOf<E>): Observable<ResponseLike> {
    return defer(() => {
      if (endpoint.method === 'POST') return send(endpoint, input);
      const path = getPath<Endpoint>(endpoint, input.params, input.query);
      return flights.join(path, (signal) => depart(endpoint, input, path, signal));
    });
  }

  // A call without input is a call with an empty one; the types already demand one where the endpoint needs it.
  const inputOf = <E extends Endpoint>([input]: InputArgument<E>): InputOf<E> => input ?? ({} as InputOf<E>);

  return {
    written,
    answers: (endpoint, ...input) => answers(endpoint, inputOf<typeof endpoint>(input)),
    call: (endpoint, ...input) =>
      answers(endpoint, inputOf<typeof endpoint>(input)).pipe(
        switchMap((answer) => from(readResponse(endpoint, answer))),
        tap({
          next: () => announce(endpoint),
          error: (error) => {
            if (hasWrittenSome(error)) announce(endpoint);
          },
        }),
      ),
  };
}
