import * as v from 'valibot';
import { integrity } from './manifest';

const versionId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

const publishedVersion = v.strictObject({
  /** Immutable. Relative to the registry's own address, or absolute. */
  manifestUrl: v.pipe(v.string(), v.minLength(1)),
  manifestIntegrity: integrity,
  /** The contract range the remote needs. */
  contract: v.string(),
  /** ISO 8601. */
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  publishedAt: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.string(),
  owner: v.string(),
});

const rollout = v.strictObject({
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
});

const registeredRemote = v.strictObject({
  active: v.nullable(versionId),
  /** The version that was active before: the target of a rollback. */
  previous: v.nullable(versionId),
  status: v.picklist(['live', 'disabled', 'deprecated']),
  /** Displayed to the admin when the status is not live. */
  reason: v.optional(v.string()),
  rollout: v.optional(rollout),
  versions: v.record(v.string(), publishedVersion),
});

/** The document that lists the live versions. Only the `remotes` command writes it. */
export const registry = v.strictObject({
  schema: v.literal(1),
  /** Incremented by each write; a writer passes the revision it read (compare-and-swap). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  generatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The contract and libraries of the live shell; publish and promote check against them. */
  contract: v.strictObject({
    version: v.string(),
    provides: v.record(v.string(), v.string()),
    events: v.array(v.string()),
    extensionPoints: v.array(v.string()),
  }),
  /** While set, every write is refused; contains the author and the reason of the lock. */
  locked: v.optional(v.string()),
  remotes: v.record(v.string(), registeredRemote),
});

export type Registry = v.InferOutput<typeof registry>;
export type RegisteredRemote = Registry['remotes'][string];
export type PublishedVersion = RegisteredRemote['versions'][string];
export type Rollout = v.InferOutput<typeof rollout>;
