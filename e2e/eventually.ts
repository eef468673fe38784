/**
 * Repeats `check` until it passes, and returns its result.
 *
 * @param ms By default as long as locators wait.
 * @throws Its last error, after `ms` milliseconds.
 */
export async function eventually<T>(check: () => Promise<T> | T, ms = 15_000): Promise<T> {
  const until = Date.now() + ms;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
