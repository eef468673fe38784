import * as v from 'valibot';
import { registryUpdate, type RegistryUpdate } from './fetch-registry';
import type { RevisionEvents } from './revision-events';

export interface RegistryPollingDeps {
  /** Fetches the registry with these headers; resolves with undefined if it is known to be unchanged. */
  readonly get: (headers: Record<string, string>) => Promise<Response | undefined>;
  readonly onUpdate: (update: RegistryUpdate) => void;
  /** Called after each poll, whether it succeeded or not, and instead of each one that events make unnecessary. */
  readonly onPolled: () => void;
  /** Opens the events of the server, where it has some. */
  readonly openEvents?: ((onRevision: (revision: number) => void) => RevisionEvents) | undefined;
  /** Returns the revision of the page's registry. */
  readonly getRevision: () => number;
  readonly window: Window;
  readonly pollSeconds: number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Unix ms. */
  readonly now: () => number;
}

/** Milliseconds between two polls while events arrive. */
const slowPoll = 5 * 60 * 1000;
/** Milliseconds in which pages that received the same event poll. */
const eventSpread = 250;

/** Creates a function that fetches the registry; it resolves with undefined if there is no newer one, and rejects without a response. */
function createUpdateFetch(get: RegistryPollingDeps['get']): () => Promise<RegistryUpdate | undefined> {
  let etag: string | undefined;
  return async () => {
    const response = await get(etag === undefined ? {} : { 'If-None-Match': etag });
    if (!response || response.status === 304) return undefined;
    if (!response.ok) throw new Error(`The registry could not be fetched (status ${response.status}).`);
    const update = v.parse(registryUpdate, await response.json());
    // Stored for a valid response only: a "not modified" must not hide an update that was never applied.
    etag = response.headers.get('ETag') ?? undefined;
    return update;
  };
}

/**
 * Polls the registry while the page is visible, and at once when it becomes visible and a poll is due, or when an event reports a newer
 * revision. While events arrive, few other polls are needed.
 *
 * @returns A function that stops it.
 */
export function startRegistryPolling(deps: RegistryPollingDeps): () => void {
  const { get, onUpdate, onPolled, openEvents, getRevision, window, pollSeconds, random, now } = deps;
  const { document } = window;
  const fetchUpdate = createUpdateFetch(get);
  let timer: number | undefined;
  let polledAt = now();
  let isPolling = false;
  let isDue = false;
  let isStopped = false;

  function schedule(): void {
    window.clearTimeout(timer);
    // Up to a fifth earlier, so that pages opened together do not poll together; never later than configured.
    const delay = isDue ? eventSpread * random() : pollSeconds * 1000 * (1 - random() * 0.2);
    if (!isStopped) timer = window.setTimeout(tick, delay);
  }

  const events = openEvents?.((revision) => {
    if (revision <= getRevision()) return;
    isDue = true;
    if (!isPolling) schedule();
  });

  function poll(): void {
    isPolling = true;
    isDue = false;
    polledAt = now();
    fetchUpdate()
      .then((update) => {
        if (update && !isStopped) onUpdate(update);
      })
      // Errors are ignored until the next poll.
      .catch(() => undefined)
      .finally(() => {
        isPolling = false;
        onPolled();
        schedule();
      });
  }

  function tick(): void {
    if (document.visibilityState === 'hidden') {
      isDue = true;
    } else if (!isDue && events?.isFresh() && now() - polledAt < slowPoll) {
      onPolled();
      schedule();
    } else poll();
  }

  const onVisible = () => {
    if (isDue && document.visibilityState === 'visible') tick();
  };
  document.addEventListener('visibilitychange', onVisible);
  schedule();
  return () => {
    isStopped = true;
    events?.close();
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
