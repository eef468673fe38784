// eslint-disable-next-line no-restricted-imports -- one bundle of everything is what is measured here
import type { PrefetchLinks } from '@site-admin/shell/remotes/loading/prefetch/prefetch-links';

/** Replaces shell/src/remotes/loading/prefetch/prefetch-links.ts: there are no files to prefetch. */
export function createPrefetchLinks(): PrefetchLinks {
  return { add: () => undefined, isSavingData: () => true };
}
