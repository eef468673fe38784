/** Creates a queue that runs jobs one by one, so that no two versions are mounted at the same time. */
export function createJobQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add<T>(job: () => Promise<T>): Promise<T> {
      const result = last.then(job);
      last = result.catch(() => undefined);
      return result;
    },
  };
}
