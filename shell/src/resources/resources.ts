import {
  getPath,
  type Endpoint,
  type InputArgument,
  type EndpointInput,
  type ResourceState,
  type EndpointResult,
} from '@site-admin/contracts';
import { defer, distinctUntilChanged, map, Observable, startWith } from 'rxjs';
import type { SiteRequests } from '../page/services/requests';
import type { Observed, PageResources, ResourceView } from '../page/services/resources';
import { createEntry, getState, type CacheEntry } from './cache-entry';
import { abandonEntry, fetchEntry, needsFetch } from './fetch-entry';

export interface ResourcesDeps {
  readonly requests: Pick<SiteRequests, 'responses' | 'written'>;
  /** JSON from the page's data, by path; equivalent to a response. */
  readonly seeds: Readonly<Record<string, unknown>>;
  /** Unix ms. */
  readonly now: () => number;
  /** Milliseconds after which the first watcher of a response fetches it again. */
  readonly maxAge?: number;
}

/** Creates the resource cache of a page. */
export function createResources({ requests, seeds, now, maxAge = 5 * 60_000 }: ResourcesDeps): PageResources {
  const cache = createCache(seeds, now());
  let view: ResourceView | undefined;

  function fetch<E extends Endpoint>(entry: CacheEntry, endpoint: E, input: InputArgument<E>): void {
    fetchEntry(entry, endpoint, requests.responses(endpoint, ...input), now);
  }

  function watch<E extends Endpoint>(endpoint: E, input: InputArgument<E>): Observable<ResourceState<EndpointResult<E>>> {
    const entry = cache.getEntry(endpoint, input);
    entry.refetch = () => fetch(entry, endpoint, input);
    if (needsFetch(entry, endpoint, { now: now(), max: maxAge })) entry.refetch();
    return watchEntry(entry, () => getState(entry, endpoint, view));
  }

  function observe<E extends Endpoint>(endpoint: E, input: InputArgument<E>): Observable<Observed<EndpointResult<E>>> {
    const entry = cache.getEntry(endpoint, input);
    return observeEntry(entry, () => ({ ...getState(entry, endpoint, view), isFetching: entry.fetching !== undefined }));
  }

  const writes = requests.written.subscribe(({ makesStale }) => cache.invalidate(makesStale));

  return {
    watch: (endpoint, ...input) => defer(() => watch(endpoint, input)),
    observe: (endpoint, ...input) => defer(() => observe(endpoint, input)),
    peek: (endpoint, ...input) => getState(cache.getEntry(endpoint, input), endpoint, view),
    isFetching: (endpoint, ...input) => {
      const entry = cache.getEntry(endpoint, input);
      return observeEntry(entry, () => entry.fetching !== undefined).pipe(distinctUntilChanged());
    },
    refresh: (endpoint, ...input) => fetch(cache.getEntry(endpoint, input), endpoint, input),
    setView(next) {
      view = next;
      for (const { changed } of cache.entries.values()) changed.next();
    },
    invalidate: cache.invalidate,
    refetch: cache.refetch,
    close: () => writes.unsubscribe(),
  };
}

/**
 * Creates the entries, by path.
 *
 * @param at Unix ms when the seeds were served.
 */
function createCache(seeds: Readonly<Record<string, unknown>>, at: number) {
  const entries = new Map<string, CacheEntry>();
  const seedsLeft = new Map(Object.entries(seeds));
  return {
    entries,
    getEntry<E extends Endpoint>(endpoint: E, input: InputArgument<E>): CacheEntry {
      const [given]: [EndpointInput<E>?] = input;
      const path = getPath<Endpoint>(endpoint, given?.params, given?.query);
      const entry = entries.get(path) ?? createEntry(endpoint.path, seedsLeft.get(path), at);
      entries.set(path, entry);
      return entry;
    },
    invalidate(paths: readonly string[]): void {
      paths.forEach((path) => seedsLeft.delete(path));
      for (const [path, entry] of entries) {
        if (!paths.includes(entry.template) && !paths.includes(path)) continue;
        entry.isStale = true;
        if (entry.watchers > 0) entry.refetch();
      }
    },
    refetch(matches: Parameters<PageResources['refetch']>[0]): void {
      const watched = [...entries].filter(([, { watchers, fetching }]) => watchers > 0 && !fetching);
      watched
        .filter(([path, { error, body }]) => matches({ path, error, at: body?.at ?? 0 }))
        .forEach(([, entry]) => entry.refetch());
    },
  };
}

/** Emits what `read` returns, now and at each change of the entry. */
function observeEntry<T>(entry: CacheEntry, read: () => T): Observable<T> {
  return entry.changed.pipe(startWith(undefined), map(read));
}

/** Same as `observeEntry`, and counts as a watcher. The fetch of an entry is aborted when its last watcher unsubscribes. */
function watchEntry<T>(entry: CacheEntry, read: () => T): Observable<T> {
  return new Observable((subscriber) => {
    entry.watchers += 1;
    const states = observeEntry(entry, read).subscribe(subscriber);
    return () => {
      states.unsubscribe();
      entry.watchers -= 1;
      if (entry.watchers === 0) abandonEntry(entry);
    };
  });
}
