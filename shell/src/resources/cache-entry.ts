import {
  isRequestError,
  parseResponse,
  type Endpoint,
  type RequestError,
  type ResourceState,
  type EndpointResult,
} from '@site-admin/contracts';
import { Subject, type Subscription } from 'rxjs';
import type { ResourceView } from '../page/services/resources';

/** A cached response, as JSON: each part of the page parses it by its own schema of the endpoint. */
export interface CacheEntry {
  /** The endpoint's path with its `:params`, as in `makesStale`. */
  readonly template: string;
  body: { readonly json: unknown; readonly text: string | undefined; readonly at: number } | undefined;
  error: RequestError | undefined;
  isStale: boolean;
  watchers: number;
  fetching: Subscription | undefined;
  readonly changed: Subject<void>;
  /** Fetches the response again, with the endpoint of the last watcher. */
  refetch: () => void;
  readonly parsed: WeakMap<Endpoint, { readonly json: unknown; readonly result: unknown }>;
}

/**
 * Creates a cache entry.
 *
 * @param seed JSON from the page's data.
 */
export function createEntry(template: string, seed: unknown, at: number): CacheEntry {
  return {
    template,
    body: seed === undefined ? undefined : { json: seed, text: undefined, at },
    error: undefined,
    isStale: false,
    watchers: 0,
    fetching: undefined,
    changed: new Subject(),
    refetch: () => undefined,
    parsed: new WeakMap(),
  };
}

/** Parses the JSON once per schema, so that all its watchers get the same object. */
function parse<E extends Endpoint>(entry: CacheEntry, endpoint: E, json: unknown): EndpointResult<E> {
  const known = entry.parsed.get(endpoint);
  // Stored below for this endpoint, so it is of its type; a map cannot express that.
  if (known && known.json === json) return known.result as EndpointResult<E>;
  const result = parseResponse(endpoint, json);
  entry.parsed.set(endpoint, { json, result });
  return result;
}

/** Returns the current state for watchers of `endpoint`. */
export function getState<E extends Endpoint>(
  entry: CacheEntry,
  endpoint: E,
  view?: ResourceView,
): ResourceState<EndpointResult<E>> {
  const { body, error, fetching } = entry;
  const replaced = view?.(entry.template, body?.json);
  if (replaced !== undefined) return { status: 'ready', data: parse(entry, endpoint, replaced) };
  if (!body) return error && !fetching ? { status: 'failed', error } : { status: 'loading' };
  try {
    const known = { data: parse(entry, endpoint, body.json), updatedAt: body.at };
    if (fetching) return { status: 'loading', ...known };
    return error ? { status: 'failed', error, ...known } : { status: 'ready', ...known };
  } catch (unreadable) {
    if (fetching || !isRequestError(unreadable)) return { status: 'loading' };
    return { status: 'failed', error: unreadable };
  }
}
