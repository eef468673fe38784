import {
  getPath,
  type Endpoint,
  type InputArgument,
  type EndpointInput,
  type ResourceState,
  type EndpointResult,
} from '@site-admin/contracts';
import { distinctUntilChanged, map, Observable, startWith } from 'rxjs';
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

  function watch<E extends Endpoint>(endpoint: E, input: InputArgument<E>): Observable<ResourceState<EndpointResult<E>>> {
    return new Observable((subscriber) => {
      const entry = cache.getEntry(endpoint, input);
      entry.refetch = () => fetchEntry(entry, endpoint, requests.responses(endpoint, ...input), now);
      if (needsFetch(entry, endpoint, { now: now(), max: maxAge })) entry.refetch();
      entry.watchers += 1;
      const states = watchEntry(entry, () => getState(entry, endpoint, view)).subscribe(subscriber);
      return () => {
        states.unsubscribe();
        entry.watchers -= 1;
        if (entry.watchers === 0) abandonEntry(entry);
      };
    });
  }

  function observe<E extends Endpoint>(endpoint: E, input: InputArgument<E>): Observable<Observed<EndpointResult<E>>> {
    return new Observable((subscriber) => {
      const entry = cache.getEntry(endpoint, input);
      const read = () => ({ ...getState(entry, endpoint, view), isFetching: entry.fetching !== undefined });
      return watchEntry(entry, read).subscribe(subscriber);
    });
  }

  const following = requests.written.subscribe(({ makesStale }) => cache.invalidate(makesStale));

  return {
    watch: (endpoint, ...input) => watch(endpoint, input),
    observe: (endpoint, ...input) => observe(endpoint, input),
    peek: (endpoint, ...input) => getState(cache.getEntry(endpoint, input), endpoint, view),
    isFetching: (endpoint, ...input) => {
      const entry = cache.getEntry(endpoint, input);
      return watchEntry(entry, () => entry.fetching !== undefined).pipe(distinctUntilChanged());
    },
    refresh: (endpoint, ...input) =>
      fetchEntry(cache.getEntry(endpoint, input), endpoint, requests.responses(endpoint, ...input), now),
    setView(next) {
      view = next;
      for (const { changed } of cache.entries.values()) changed.next();
    },
    invalidate: cache.invalidate,
    refetch(matches) {
      const watched = [...cache.entries].filter(([, { watchers, fetching }]) => watchers > 0 && !fetching);
      watched
        .filter(([path, { error, body }]) => matches({ path, error, at: body?.at ?? 0 }))
        .forEach(([, entry]) => entry.refetch());
    },
    close: () => following.unsubscribe(),
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
  };
}

/** Emits what `read` returns, now and at each change of the entry. */
function watchEntry<T>(entry: CacheEntry, read: () => T): Observable<T> {
  return entry.changed.pipe(startWith(undefined), map(read));
}
