import {
  createSiteRequest,
  getEndpointName,
  getPath,
  isApiError,
  isRequestError,
  networkError,
  readResponse,
  RequestTimeoutError,
  type Clock,
  type Endpoint,
  type InputArgument,
  type EndpointInput,
  type ResponseLike,
  type EndpointResult,
} from '@site-admin/contracts';
import { defer, from, map, ReplaySubject, switchMap } from 'rxjs';
import { dedupeRequests } from './dedupe-requests';
import type { Nonce } from './nonce';
import { readBody, withNonceRetry } from './nonce-retry';
import type { Prefetched } from './prefetched';
import { createWriteQueue, type Write } from './write-queue';
import type { SiteRequests } from '../page/services/requests';

export interface RequestsDeps {
  /** `WP_API_root`. */
  readonly root: string;
  readonly nonce: Nonce;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly prefetched: Prefetched;
}

/** Number of writes that late subscribers of `written` receive. */
const replayedWrites = 20;

/** Bytes. Browsers refuse larger bodies of `keepalive` requests (64 KiB in total). */
const keepaliveLimit = 60_000;

const fitsKeepalive = (body: string | undefined) => new TextEncoder().encode(body ?? '').length <= keepaliveLimit;

/**
 * Returns true for errors after which the site may have applied the write: a settings call that fails half-way has saved the first
 * half (reference: wire, settings), and a late or unreadable response does not show the outcome.
 */
function mayHaveWritten(error: unknown): boolean {
  if (isApiError(error)) return error.response.code === 'some_updated';
  return isRequestError(error) && /^(RequestTimeout|JsonParse|ResponseShape)/.test(error.name);
}

// A call without input has an empty one; the types require one where the endpoint needs it.
const toInput = <E extends Endpoint>([input]: InputArgument<E>): EndpointInput<E> => input ?? ({} as EndpointInput<E>);

/** Creates the request layer of a page. */
export function createRequests(deps: RequestsDeps): SiteRequests {
  const reads = dedupeRequests<ResponseLike>();
  const writes = createWriteQueue(deps.clock);
  // Replayed, as background sync subscribes after the first writes.
  const written = new ReplaySubject<Endpoint>(replayedWrites);
  written.subscribe(() => reads.forget());

  const read = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
    defer(() => {
      const path = getPath<Endpoint>(endpoint, input.params, input.query);
      return reads.share(path, (signal) => takeOrFetch(deps, path, { endpoint, input, signal }));
    });

  async function write<E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Promise<EndpointResult<E>> {
    try {
      const result = await readResponse(endpoint, await writes.add(toWrite(deps, endpoint, input)));
      written.next(endpoint);
      return result;
    } catch (error) {
      if (mayHaveWritten(error)) written.next(endpoint);
      throw error;
    }
  }

  return {
    written,
    pendingWrites: writes.pending,
    flushWrites: () => writes.flush(),
    responses: (endpoint, ...input) => read(endpoint, toInput<typeof endpoint>(input)),
    // In the chunk of the background work: a chunk of its own would cost every page its name and hash.
    stream: ({ namespace, path, event }) =>
      from(import(/* webpackChunkName: "versions" */ './event-stream')).pipe(
        switchMap(({ openEventStream }) => openEventStream(`${deps.root}${namespace}${path}`, event, deps.clock)),
        map(({ signal }) => signal),
      ),
    call: (endpoint, ...argument) => {
      const input = toInput<typeof endpoint>(argument);
      // Unsubscribing does not cancel a write: the site may have applied it already.
      if (endpoint.method === 'POST') return defer(() => write(endpoint, input));
      return read(endpoint, input).pipe(switchMap((response) => from(readResponse(endpoint, response))));
    },
  };
}

function toWrite<E extends Endpoint>(deps: RequestsDeps, endpoint: E, input: EndpointInput<E>): Write<ResponseLike> {
  const { timeout } = endpoint;
  return {
    timeout,
    timeoutError: () => new RequestTimeoutError(getEndpointName(endpoint), timeout),
    send: (signal) => withNonceRetry(deps.nonce, (nonce) => send(deps, { endpoint, input, signal }, nonce)),
  };
}

/** Returns the prefetched response; fetches if there is none, or if its request failed. */
async function takeOrFetch<E extends Endpoint>(deps: RequestsDeps, path: string, sending: Sending<E>): Promise<ResponseLike> {
  const call = deps.prefetched.take(path);
  const prefetched = call && (await call.then(readBody).catch(() => undefined));
  return withNonceRetry(deps.nonce, (nonce) => send(deps, sending, nonce), prefetched);
}

interface Sending<E extends Endpoint> {
  readonly endpoint: E;
  readonly input: EndpointInput<E>;
  readonly signal: AbortSignal;
}

async function send<E extends Endpoint>(
  { root, fetch, clock }: RequestsDeps,
  { endpoint, input, signal }: Sending<E>,
  nonce: string,
): Promise<ResponseLike> {
  const { url, init } = createSiteRequest({ root, nonce, endpoint, input, now: clock.now() });
  const keepalive = endpoint.method === 'POST' && fitsKeepalive(init.body);
  try {
    return await readBody(await fetch(url, { ...init, signal, ...(keepalive && { keepalive }) }));
  } catch (cause) {
    throw networkError(endpoint, cause);
  }
}
