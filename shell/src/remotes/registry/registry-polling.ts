import * as v from 'valibot';

/** What the registry's address answers: the same three as in the host page. */
const registryAnswer = v.object({
  registry: v.unknown(),
  manifests: v.record(v.string(), v.string()),
  chosen: v.optional(v.record(v.string(), v.string()), {}),
});
export type RegistryAnswer = v.InferOutput<typeof registryAnswer>;

export interface WatchDeps {
  /** Asks for the registry with these headers; carries the nonce. */
  readonly get: (headers: Record<string, string>) => Promise<Response>;
  readonly onAnswer: (answer: RegistryAnswer) => void;
  /** Called after each look, whatever came of it. */
  readonly onLooked: () => void;
  readonly window: Window;
  readonly pollSeconds: number;
  /** 0 to 1. */
  readonly random: () => number;
}

/** Looks at the registry every so often while the page is visible, and at once when it becomes so. Answers how to stop. */
export function watchRegistry({ get, onAnswer, onLooked, window, pollSeconds, random }: WatchDeps): () => void {
  const { document } = window;
  let etag: string | undefined;
  let timer: number | undefined;
  let due = false;
  let isStopped = false;

  async function look(): Promise<void> {
    const response = await get(etag === undefined ? {} : { 'If-None-Match': etag });
    if (response.status !== 200 || isStopped) return;
    etag = response.headers.get('ETag') ?? undefined;
    const answer = v.safeParse(registryAnswer, await response.json());
    if (answer.success && !isStopped) onAnswer(answer.output);
  }

  function plan(): void {
    if (isStopped) return;
    // Up to a fifth earlier, so that pages opened together do not ask together; never later than promised.
    timer = window.setTimeout(tick, pollSeconds * 1000 * (1 - random() * 0.2));
  }

  function tick(): void {
    if (document.visibilityState === 'hidden') {
      due = true;
      return;
    }
    due = false;
    // A site that is away for a while is no news about remotes: ask again next time.
    look()
      .catch(() => undefined)
      .finally(() => {
        onLooked();
        plan();
      });
  }

  const onVisible = () => {
    if (due && document.visibilityState === 'visible') tick();
  };
  document.addEventListener('visibilitychange', onVisible);
  plan();

  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
