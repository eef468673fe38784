import type { RegisteredRemote } from '@site-admin/contracts';
import type { VersionSource } from '../../page/services/remotes';

/** One version to try, and why. */
export interface Attempt {
  readonly version: string;
  readonly source: VersionSource;
  /** Set for an override that names an address on this machine instead of a published version. */
  readonly address?: string;
}

export interface LadderInput {
  /** What the registry says of the remote. */
  readonly entry: RegisteredRemote;
  /** The version meant for this user: active, or the rollout's. */
  readonly wanted: string | null;
  readonly lastGood: string | undefined;
  readonly isDeadly: (version: string) => boolean;
}

/**
 * The versions to try, in order: the one meant for this user, the same once more, the last that was good in this browser,
 * the one before. Each version once (but for the retry), published ones only. Versions that killed the page are left
 * out, unless nothing else is left to try.
 */
export function ladder({ entry, wanted, lastGood, isDeadly }: LadderInput): Attempt[] {
  const steps: readonly { version: string | null | undefined; source: VersionSource }[] = [
    { version: wanted, source: 'active' },
    { version: wanted, source: 'retry' },
    { version: lastGood, source: 'last-good' },
    { version: entry.previous, source: 'previous' },
  ];
  const tried = new Set<string>();
  const attempts: Attempt[] = [];
  for (const { version, source } of steps) {
    if (!version || !Object.hasOwn(entry.versions, version)) continue;
    if (tried.has(version) && source !== 'retry') continue;
    tried.add(version);
    attempts.push({ version, source });
  }
  const harmless = attempts.filter(({ version }) => !isDeadly(version));
  return harmless.length > 0 ? harmless : attempts;
}
