import type { PageRemote } from '@site-admin/contracts';
import type { VersionSource } from '../../page/services/remotes';

/** One version to try. */
export interface Attempt {
  readonly version: string;
  readonly source: VersionSource;
  /** The URL of an override on this machine, in place of a published version. */
  readonly address?: string;
}

export interface FallbackChainInput {
  /** The remote's entry of the registry. */
  readonly entry: PageRemote;
  /** The version for this user: the active one, or the candidate of a rollout. */
  readonly wanted: string | null;
  readonly lastGood: string | undefined;
  readonly isCrashing: (version: string) => boolean;
}

export interface FallbackChain {
  /** In order. */
  readonly attempts: readonly Attempt[];
  /** The wanted version, if it is left out because it crashes the page. */
  readonly skipped: string | undefined;
}

/** Returns whether a version is published and not withdrawn. */
export function isRunnable({ versions }: PageRemote, version: string): boolean {
  return Object.hasOwn(versions, version) && !versions[version]?.withdrawn;
}

/**
 * Returns the versions to try, in order: the wanted one, the active one, a retry of it, the last good one of this browser, the previous
 * one. Only published versions that are not withdrawn are listed, each once except for the retry. Versions in a crash loop are left out,
 * unless there is no other.
 */
export function createFallbackChain({ entry, wanted, lastGood, isCrashing }: FallbackChainInput): FallbackChain {
  const { active, previous } = entry;
  const candidates: readonly { version: string | null | undefined; source: VersionSource }[] = [
    { version: wanted, source: wanted === active ? 'active' : 'canary' },
    { version: active, source: 'active' },
    { version: active, source: 'retry' },
    { version: lastGood, source: 'last-good' },
    { version: previous, source: 'previous' },
  ];
  const listed = new Set<string>();
  const attempts: Attempt[] = [];
  for (const { version, source } of candidates) {
    if (!version || !isRunnable(entry, version)) continue;
    if (listed.has(version) && source !== 'retry') continue;
    listed.add(version);
    attempts.push({ version, source });
  }
  const stable = attempts.filter(({ version }) => !isCrashing(version));
  if (stable.length === 0) return { attempts, skipped: undefined };
  return { attempts: stable, skipped: attempts.find(({ version }) => version === wanted && isCrashing(version))?.version };
}
