/** A limit, so that a page with many remotes does not prefetch all of them. */
const maxRemotes = 6;

/**
 * Calls `work` with the names one by one, each when the browser is idle.
 *
 * @returns A function that cancels.
 */
export function forEachWhenIdle(window: Window, names: readonly string[], work: (name: string) => Promise<void>): () => void {
  const remaining = names.slice(0, maxRemotes);
  let isCancelled = false;

  function next(): void {
    const name = remaining.shift();
    if (name === undefined || isCancelled) return;
    void work(name).finally(schedule);
  }
  function schedule(): void {
    // Safari has no idle callback.
    const { requestIdleCallback }: Partial<Window> = window;
    if (requestIdleCallback) requestIdleCallback.call(window, next, { timeout: 5000 });
    else window.setTimeout(next, 200);
  }
  schedule();
  return () => {
    isCancelled = true;
  };
}
