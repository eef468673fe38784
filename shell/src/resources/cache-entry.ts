import {
  isRequestError,
  parseResponse,
  type Endpoint,
  type RequestError,
  type ResourceState,
  type ResultOf,
} from '@site-admin/contracts';
import { Subject, type Subscription } from 'rxjs';
import type { View } from '../page/services/resources';

/** One cached answer: as JSON, which each part of the page reads by its own declaration of the endpoint. */
export interface CacheEntry {
  /** The endpoint's path with its `:names`, which is what writes name. */
  readonly template: string;
  body: { readonly json: unknown; readonly text: string | undefined; readonly at: number } | undefined;
  error: RequestError | undefined;
  isStale: boolean;
  watchers: number;
  fetching: Subscription | undefined;
  readonly changed: Subject<void>;
  /** Asks the site again, as the last who asked did. */
  ask: () => void;
  readonly read: WeakMap<Endpoint, { readonly json: unknown; readonly result: unknown }>;
}

/** An answer nobody has asked for yet. */
export function newEntry(template: string): CacheEntry {
  return {
    template,
    body: undefined,
    error: undefined,
    isStale: false,
    watchers: 0,
    fetching: undefined,
    changed: new Subject(),
    ask: () => undefined,
    read: new WeakMap(),
  };
}

/** Reads the cached JSON, once per declaration: everybody who has the same one gets the same object. */
function resultIn<E extends Endpoint>(entry: CacheEntry, endpoint: E, json: unknown): ResultOf<E> {
  const known = entry.read.get(endpoint);
  // Stored below under this very endpoint, so it is of its type; a map cannot say that of its members.
  if (known && known.json === json) return known.result as ResultOf<E>;
  const result = parseResponse(endpoint, json);
  entry.read.set(endpoint, { json, result });
  return result;
}

/** What a watcher of `endpoint` is told now. */
export function stateOf<E extends Endpoint>(entry: CacheEntry, endpoint: E, view?: View): ResourceState<ResultOf<E>> {
  const { body, error, fetching } = entry;
  const shown = view?.(entry.template, body?.json);
  if (shown !== undefined) return { status: 'ready', data: resultIn(entry, endpoint, shown) };
  if (!body) return error && !fetching ? { status: 'failed', error } : { status: 'loading' };
  try {
    const data = resultIn(entry, endpoint, body.json);
    if (fetching) return { status: 'loading', data };
    return error ? { status: 'failed', error, data } : { status: 'ready', data };
  } catch (unreadable) {
    if (fetching || !isRequestError(unreadable)) return { status: 'loading' };
    return { status: 'failed', error: unreadable };
  }
}
