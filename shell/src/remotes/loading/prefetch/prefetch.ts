import type { CheckManifest } from '../check-manifest';
import type { Attempt } from '../fallback-chain';
import { createPrefetchLinks, type Urgency } from './prefetch-links';
import { forEachWhenIdle } from './when-idle';

/** Remotes that are prefetched without a sign that the user will open them. */
const mostPrefetched = 8;

export interface PrefetchDeps {
  readonly window: Window;
  /** Returns the version of a remote that would be shown. */
  readonly getAttempt: (name: string) => Attempt | undefined;
  readonly check: CheckManifest;
}

/** Fetches the files of remotes before they are needed. Never throws. */
export interface Prefetch {
  /** Preloads a remote that is likely to be opened next. */
  soon(name: string): void;
  /** Prefetches the first remotes one by one when the browser is idle. @returns A function that cancels. */
  whenIdle(names: readonly string[]): () => void;
}

export function createPrefetch({ window, getAttempt, check }: PrefetchDeps): Prefetch {
  const links = createPrefetchLinks(window);

  async function prefetch(name: string, urgency: Urgency): Promise<void> {
    const attempt = getAttempt(name);
    if (!attempt || attempt.address !== undefined || links.isSavingData()) return;
    // A version that fails the check is reported when it is opened.
    const checked = await check(name, attempt).catch(() => undefined);
    if (checked) links.add(checked, urgency);
  }

  return {
    soon: (name) => void prefetch(name, 'soon'),
    whenIdle: (names) => forEachWhenIdle(window, names.slice(0, mostPrefetched), (name) => prefetch(name, 'later')),
  };
}
