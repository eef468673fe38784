// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import type { Warmer } from '@site-admin/shell/remotes/loading/prefetch';

/** Stands in for shell/src/remotes/loading/prefetch.ts: nothing is left to fetch ahead. */
export function createWarmer(): Warmer {
  return { warm: () => undefined, isSparing: () => true };
}
