import type { RegisteredRemote } from '@site-admin/contracts';
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
  readonly entry: RegisteredRemote;
  /** The version for this user: the active one, or that of a rollout. */
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

/**
 * Returns the versions to try, in order: the wanted one, a retry of it, the last good one of this browser, the previous one. Only
 * published versions are listed, each once except for the retry. Versions in a crash loop are left out, unless there is no other.
 */
export function createFallbackChain({ entry, wanted, lastGood, isCrashing }: FallbackChainInput): FallbackChain {
  const candidates: readonly { version: string | null | undefined; source: VersionSource }[] = [
    { version: wanted, source: 'active' },
    { version: wanted, source: 'retry' },
    { version: lastGood, source: 'last-good' },
    { version: entry.previous, source: 'previous' },
  ];
  const listed = new Set<string>();
  const attempts: Attempt[] = [];
  for (const { version, source } of candidates) {
    if (!version || !Object.hasOwn(entry.versions, version)) continue;
    if (listed.has(version) && source !== 'retry') continue;
    listed.add(version);
    attempts.push({ version, source });
  }
  const stable = attempts.filter(({ version }) => !isCrashing(version));
  if (stable.length === 0) return { attempts, skipped: undefined };
  return { attempts: stable, skipped: attempts.find(({ source }) => source === 'active' && isCrashing(wanted ?? ''))?.version };
}
