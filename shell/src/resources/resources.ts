import {
  isRequestError,
  getPath,
  readResponse,
  type ResponseLike,
  type Endpoint,
  type InputArgument,
  type InputOf,
} from '@site-admin/contracts';
import { Observable, distinctUntilChanged, from, map, startWith, switchMap } from 'rxjs';
import { newEntry, stateOf, type CacheEntry } from './cache-entry';
import type { SiteRequests } from '../page/services/requests';
import type { View, PageResources } from '../page/services/resources';

export interface ResourcesDeps {
  readonly requests: Pick<SiteRequests, 'responses' | 'written'>;
  /** JSON the page was served with, by path: as good as an answer. */
  readonly seeds: Readonly<Record<string, unknown>>;
  /** Unix ms. */
  readonly now: () => number;
  /** Milliseconds after which an answer nobody watched is asked for again. */
  readonly maxAge?: number;
}

interface Arrived {
  readonly json: unknown;
  readonly text: string;
}

/** Reads an answer once for all: what it fails with is everybody's failure. */
async function arrive(endpoint: Endpoint, answer: ResponseLike): Promise<Arrived> {
  await readResponse(endpoint, answer);
  const text = await answer.text();
  return { text, json: text === '' ? undefined : JSON.parse(text) };
}

/** Makes the one resource cache of a page. */
export function createResources({ requests, seeds, now, maxAge = 5 * 60_000 }: ResourcesDeps): PageResources {
  const entries = new Map<string, CacheEntry>();
  const served = now();
  const seedsLeft = new Map(Object.entries(seeds));
  let view: View | undefined;

  function entryOf(path: string, template: string): CacheEntry {
    const present = entries.get(path);
    if (present) return present;
    const entry = newEntry(template);
    const seed = seedsLeft.get(path);
    if (seed !== undefined) entry.body = { json: seed, text: undefined, at: served };
    entries.set(path, entry);
    return entry;
  }

  function arrived(entry: CacheEntry, { json, text }: Arrived): void {
    entry.error = undefined;
    // The same answer again is no news: what was read of it stays the same object.
    const isSame = entry.body?.text === text;
    entry.body = { json: isSame ? entry.body?.json : json, text, at: now() };
  }

  function fetchNow<E extends Endpoint>(entry: CacheEntry, endpoint: E, input: InputArgument<E>): void {
    entry.fetching?.unsubscribe();
    entry.isStale = false;
    const asking = requests.responses(endpoint, ...input).pipe(switchMap((answer) => from(arrive(endpoint, answer))));
    // Set before subscribing, so that an answer which is there at once finds a fetch to end.
    let hasEnded = false;
    const end = (apply: () => void) => {
      hasEnded = true;
      entry.fetching = undefined;
      apply();
      entry.changed.next();
    };
    const subscription = asking.subscribe({
      next: (answer) => end(() => arrived(entry, answer)),
      error: (error: unknown) =>
        end(() => {
          if (isRequestError(error)) entry.error = error;
        }),
    });
    if (!hasEnded) entry.fetching = subscription;
    entry.changed.next();
  }

  function isNeeded(entry: CacheEntry, endpoint: Endpoint): boolean {
    if (entry.fetching) return false;
    if (entry.isStale || (!entry.body && !entry.error)) return true;
    // Somebody already shows it; asking again because one more looks could go on for ever.
    if (entry.watchers > 0) return false;
    return entry.error !== undefined || now() - (entry.body?.at ?? 0) > maxAge || isUnreadable(entry, endpoint);
  }

  function isUnreadable(entry: CacheEntry, endpoint: Endpoint): boolean {
    return stateOf(entry, endpoint).status === 'failed';
  }

  function leave(entry: CacheEntry): void {
    entry.watchers -= 1;
    if (entry.watchers > 0 || !entry.fetching) return;
    entry.fetching.unsubscribe();
    entry.fetching = undefined;
    entry.isStale = true;
    entry.changed.next();
  }

  function entryFor<E extends Endpoint>(endpoint: E, input: InputArgument<E>): CacheEntry {
    const [given]: [InputOf<E>?] = input;
    return entryOf(getPath<Endpoint>(endpoint, given?.params, given?.query), endpoint.path);
  }

  /** What `read` says now and at each change; `enter` comes before the first word, and what it answers after the last. */
  function states<T>(entry: () => CacheEntry, read: (entry: CacheEntry) => T, enter?: (entry: CacheEntry) => () => void) {
    return new Observable<T>((subscriber) => {
      const own = entry();
      const exit = enter?.(own);
      const tell = () => subscriber.next(read(own));
      tell();
      const changes = own.changed.subscribe(tell);
      return () => {
        changes.unsubscribe();
        exit?.();
      };
    });
  }

  function watch<E extends Endpoint>(endpoint: E, input: InputArgument<E>) {
    const read = (entry: CacheEntry) => stateOf(entry, endpoint, view);
    return states(
      () => entryFor(endpoint, input),
      read,
      (entry) => {
        entry.ask = () => fetchNow(entry, endpoint, input);
        if (isNeeded(entry, endpoint)) entry.ask();
        entry.watchers += 1;
        return () => leave(entry);
      },
    );
  }

  function observe<E extends Endpoint>(endpoint: E, input: InputArgument<E>) {
    const read = (entry: CacheEntry) => ({ ...stateOf(entry, endpoint, view), isFetching: entry.fetching !== undefined });
    return states(() => entryFor(endpoint, input), read);
  }

  function fetching(entry: CacheEntry): Observable<boolean> {
    return entry.changed.pipe(
      startWith(undefined),
      map(() => entry.fetching !== undefined),
      distinctUntilChanged(),
    );
  }

  function outdate(paths: readonly string[]): void {
    paths.forEach((path) => seedsLeft.delete(path));
    for (const [path, entry] of entries) {
      if (!paths.includes(entry.template) && !paths.includes(path)) continue;
      entry.isStale = true;
      if (entry.watchers > 0) entry.ask();
    }
  }

  const following = requests.written.subscribe(({ makesStale }) => outdate(makesStale));

  return {
    watch: (endpoint, ...input) => watch(endpoint, input),
    observe: (endpoint, ...input) => observe(endpoint, input),
    peek: (endpoint, ...input) => stateOf(entryFor(endpoint, input), endpoint, view),
    fetching: (endpoint, ...input) => fetching(entryFor(endpoint, input)),
    refresh: (endpoint, ...input) => fetchNow(entryFor(endpoint, input), endpoint, input),
    see(next) {
      view = next;
      for (const { changed } of entries.values()) changed.next();
    },
    outdate,
    askAgain(which) {
      const shown = [...entries].filter(([, { watchers, fetching }]) => watchers > 0 && !fetching);
      shown.filter(([path, { error, body }]) => which({ path, error, at: body?.at ?? 0 })).forEach(([, entry]) => entry.ask());
    },
    close: () => following.unsubscribe(),
  };
}
