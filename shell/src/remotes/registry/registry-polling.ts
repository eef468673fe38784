import * as v from 'valibot';

/** The response of the registry's URL: the same members as in the page data. */
const registryUpdate = v.object({
  registry: v.unknown(),
  manifests: v.record(v.string(), v.string()),
  chosen: v.optional(v.record(v.string(), v.string()), {}),
});
export type RegistryUpdate = v.InferOutput<typeof registryUpdate>;

export interface RegistryPollingDeps {
  /** Fetches the registry with these headers; resolves with undefined if it is known to be unchanged. */
  readonly get: (headers: Record<string, string>) => Promise<Response | undefined>;
  readonly onUpdate: (update: RegistryUpdate) => void;
  /** Called after each poll, whether it succeeded or not. */
  readonly onPolled: () => void;
  readonly window: Window;
  readonly pollSeconds: number;
  /** 0 to 1. */
  readonly random: () => number;
}

/** Creates a function that fetches the registry; it resolves with undefined if there is no newer one. */
function createUpdateFetch(get: RegistryPollingDeps['get']): () => Promise<RegistryUpdate | undefined> {
  let etag: string | undefined;
  return async () => {
    const response = await get(etag === undefined ? {} : { 'If-None-Match': etag });
    if (response?.status !== 200) return undefined;
    const update = v.safeParse(registryUpdate, await response.json());
    if (!update.success) return undefined;
    // Stored for a valid response only: a "not modified" must not hide an update that was never applied.
    etag = response.headers.get('ETag') ?? undefined;
    return update.output;
  };
}

/**
 * Polls the registry while the page is visible, and at once when it becomes visible and a poll is due.
 *
 * @returns A function that stops it.
 */
export function startRegistryPolling({ get, onUpdate, onPolled, window, pollSeconds, random }: RegistryPollingDeps): () => void {
  const { document } = window;
  const fetchUpdate = createUpdateFetch(get);
  let timer: number | undefined;
  let isDue = false;
  let isStopped = false;

  function schedule(): void {
    if (isStopped) return;
    // Up to a fifth earlier, so that pages opened together do not poll together; never later than configured.
    timer = window.setTimeout(tick, pollSeconds * 1000 * (1 - random() * 0.2));
  }

  function tick(): void {
    isDue = document.visibilityState === 'hidden';
    if (isDue) return;
    fetchUpdate()
      .then((update) => {
        if (update && !isStopped) onUpdate(update);
      })
      // Errors are ignored until the next poll.
      .catch(() => undefined)
      .finally(() => {
        onPolled();
        schedule();
      });
  }

  const onVisible = () => {
    if (isDue && document.visibilityState === 'visible') tick();
  };
  document.addEventListener('visibilitychange', onVisible);
  schedule();

  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
