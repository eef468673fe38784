/** Receives a signal that is aborted by the next restart, and by close. */
type Job<T> = (signal: AbortSignal) => Promise<T>;

/** Creates a queue that runs jobs one by one, so that no two versions are mounted at the same time. */
export function createJobQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let controller = new AbortController();
  let isClosed = false;

  function add<T>(job: () => Promise<T>): Promise<T> {
    const result = last.then(job);
    last = result.catch(() => undefined);
    return result;
  }

  return {
    get isClosed() {
      return isClosed;
    },
    add: <T>(job: Job<T>) => add(() => job(controller.signal)),
    /** Aborts the earlier jobs, and adds one that is skipped if it is aborted before it starts. */
    restart(job: Job<void>): void {
      if (isClosed) return;
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      void add(async () => {
        if (!signal.aborted) await job(signal);
      });
    },
    close(): void {
      isClosed = true;
      controller.abort();
    },
  };
}
