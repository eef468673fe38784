import { isRequestError, readResponse, type Endpoint, type ResponseLike } from '@site-admin/contracts';
import { from, switchMap, type Observable } from 'rxjs';
import { getState, type CacheEntry } from './cache-entry';

interface Body {
  readonly json: unknown;
  readonly text: string;
}

/** Reads a response once for all watchers. */
async function readBody(endpoint: Endpoint, response: ResponseLike): Promise<Body> {
  await readResponse(endpoint, response);
  const text = await response.text();
  return { text, json: text === '' ? undefined : JSON.parse(text) };
}

function store(entry: CacheEntry, { json, text }: Body, at: number): void {
  entry.error = undefined;
  // An unchanged response keeps its JSON, so that the parsed results stay the same objects.
  const isSame = entry.body?.text === text;
  entry.body = { json: isSame ? entry.body?.json : json, text, at };
}

/** Fetches the response of an entry; replaces a fetch in progress. */
export function fetchEntry(entry: CacheEntry, endpoint: Endpoint, responses: Observable<ResponseLike>, now: () => number): void {
  entry.fetching?.unsubscribe();
  entry.isStale = false;
  // Declared before subscribing, as the response may be synchronous.
  let hasEnded = false;
  const end = (apply: () => void) => {
    hasEnded = true;
    entry.fetching = undefined;
    apply();
    entry.changed.next();
  };
  const fetching = responses.pipe(switchMap((response) => from(readBody(endpoint, response)))).subscribe({
    next: (body) => end(() => store(entry, body, now())),
    error: (error: unknown) =>
      end(() => {
        if (isRequestError(error)) entry.error = error;
      }),
  });
  if (!hasEnded) entry.fetching = fetching;
  entry.changed.next();
}

/** Aborts the fetch of an entry without watchers; the next watcher fetches again. */
export function abandonEntry(entry: CacheEntry): void {
  if (!entry.fetching) return;
  entry.fetching.unsubscribe();
  entry.fetching = undefined;
  entry.isStale = true;
  entry.changed.next();
}

/** Returns whether a new watcher causes a request. */
export function needsFetch(entry: CacheEntry, endpoint: Endpoint, age: { readonly now: number; readonly max: number }): boolean {
  if (entry.fetching) return false;
  if (entry.isStale || (!entry.body && !entry.error)) return true;
  // The entry is shown already; a request for each watcher could repeat endlessly.
  if (entry.watchers > 0) return false;
  const isOld = age.now - (entry.body?.at ?? 0) > age.max;
  return entry.error !== undefined || isOld || getState(entry, endpoint).status === 'failed';
}
