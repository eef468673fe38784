/** More than a person visits; a page with a hundred remotes must not fetch a hundred. */
const most = 6;

/** Works through `names` one by one, each when the browser has nothing better to do. Answers how to stop. */
export function warmWhenIdle(window: Window, names: readonly string[], warm: (name: string) => Promise<void>): () => void {
  const left = names.slice(0, most);
  let isStopped = false;

  function next(): void {
    const name = left.shift();
    if (name === undefined || isStopped) return;
    void warm(name).finally(plan);
  }
  function plan(): void {
    // Safari has no idle callback.
    const { requestIdleCallback }: Partial<Window> = window;
    if (requestIdleCallback) requestIdleCallback.call(window, next, { timeout: 5000 });
    else window.setTimeout(next, 200);
  }
  plan();
  return () => {
    isStopped = true;
  };
}
