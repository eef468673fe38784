import {
  isRequestError,
  pathOf,
  readAnswer,
  type AnswerLike,
  type Endpoint,
  type InputArgument,
  type InputOf,
  type Resources,
} from '@site-admin/contracts';
import { Observable, from, switchMap } from 'rxjs';
import type { SiteRequests } from '../requests/requests';
import { newEntry, stateOf, type CacheEntry, type View } from './cache-entry';

export interface ResourcesDeps {
  readonly requests: Pick<SiteRequests, 'answers' | 'written'>;
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
async function arrive(endpoint: Endpoint, answer: AnswerLike): Promise<Arrived> {
  await readAnswer(endpoint, answer);
  const text = await answer.text();
  return { text, json: text === '' ? undefined : JSON.parse(text) };
}

/** The resources as the page itself has them. */
export interface PageResources extends Resources {
  /** Shows everybody answers through `view` until told otherwise; what is cached and asked for stays as it is. */
  see(view: View | undefined): void;
  close(): void;
}

/** Makes the one resource cache of a page. */
export function createResources({ requests, seeds, now, maxAge = 5 * 60_000 }: ResourcesDeps): PageResources {
  const entries = new Map<string, CacheEntry>();
  let view: View | undefined;

  function entryOf(path: string, template: string): CacheEntry {
    const present = entries.get(path);
    if (present) return present;
    const entry = newEntry(template);
    if (seeds[path] !== undefined) entry.body = { json: seeds[path], text: undefined, at: now() };
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
    const asking = requests.answers(endpoint, ...input).pipe(switchMap((answer) => from(arrive(endpoint, answer))));
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
  }

  function watch<E extends Endpoint>(endpoint: E, input: InputArgument<E>) {
    return new Observable<ReturnType<typeof stateOf<E>>>((subscriber) => {
      const [given]: [InputOf<E>?] = input;
      const entry = entryOf(pathOf<Endpoint>(endpoint, given?.params, given?.query), endpoint.path);
      entry.ask = () => fetchNow(entry, endpoint, input);
      if (isNeeded(entry, endpoint)) entry.ask();
      entry.watchers += 1;
      const tell = () => subscriber.next(stateOf(entry, endpoint, view));
      tell();
      const changes = entry.changed.subscribe(tell);
      return () => {
        changes.unsubscribe();
        leave(entry);
      };
    });
  }

  const following = requests.written.subscribe(({ makesStale }) => {
    for (const [path, entry] of entries) {
      if (!makesStale.includes(entry.template) && !makesStale.includes(path)) continue;
      entry.isStale = true;
      if (entry.watchers > 0) entry.ask();
    }
  });

  return {
    watch: (endpoint, ...input) => watch(endpoint, input),
    refresh(endpoint, ...input) {
      const [given]: [InputOf<typeof endpoint>?] = input;
      fetchNow(entryOf(pathOf<Endpoint>(endpoint, given?.params, given?.query), endpoint.path), endpoint, input);
    },
    see(next) {
      view = next;
      for (const { changed } of entries.values()) changed.next();
    },
    close: () => following.unsubscribe(),
  };
}
