import * as v from 'valibot';
import { pageRegistry, pageRemote, pageVersion, signature, timestamp, versionId } from './page-registry';

export const publishedVersion = v.strictObject({
  ...pageVersion.entries,
  /** The contract range the remote needs. */
  contract: v.string(),
  /** ISO 8601. */
  builtAt: timestamp,
  publishedAt: timestamp,
  commit: v.string(),
  owner: v.string(),
  /** Of `getVersionText('approve', …)`, by promoters. */
  approvals: v.optional(v.array(signature)),
});

export const rollout = v.strictObject({
  candidate: versionId,
  /** 0 to 100. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The users the rollout is limited to. */
  cohort: v.picklist(['everyone', 'managers']),
  /** Seed of the hash that assigns users to the percentage. */
  seed: v.string(),
  stopRule: v.strictObject({
    /** Share of failed mounts, 0 to 1, above which the candidate goes to 0 %. */
    maxFailureRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    /** Minimum number of mounts before the rule applies. */
    minMounts: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** Set when the stop rule applied: no user gets the candidate. */
  stopped: v.optional(v.strictObject({ at: timestamp, mounts: v.number(), failures: v.number() })),
});

export const registeredRemote = v.strictObject({
  ...pageRemote.entries,
  rollout: v.optional(rollout),
  versions: v.record(v.string(), publishedVersion),
});

/** The document that lists the live versions. Only the `remotes` command writes it. */
export const registry = v.strictObject({
  ...pageRegistry.entries,
  generatedAt: timestamp,
  /** From then on it is used only where no newer registry is known. */
  expires: v.optional(timestamp),
  /** The reason of a freeze. While set, only writes that undo or restrict are accepted. */
  frozen: v.optional(v.string()),
  /** SHA-256 of the journal's last entry, in lower-case hex. */
  journal: v.optional(v.string()),
  remotes: v.record(v.string(), registeredRemote),
  /** Of `getSignedText`, by a promoter or ops. */
  signature: v.optional(signature),
});

export type Registry = v.InferOutput<typeof registry>;
export type RegisteredRemote = Registry['remotes'][string];
export type PublishedVersion = RegisteredRemote['versions'][string];
export type Rollout = v.InferOutput<typeof rollout>;
export type Signature = v.InferOutput<typeof signature>;
