/** More remotes than a user visits; a page with a hundred must not fetch them all. */
const maxRemotes = 6;

/**
 * Calls `work` with one name after the other, each when the browser is idle.
 *
 * @returns Cancels.
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
