import * as v from 'valibot';
import { integrity } from './manifest';

const versionId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

const publishedVersion = v.strictObject({
  /** Immutable. Relative to the registry's own address, or absolute. */
  manifestUrl: v.pipe(v.string(), v.minLength(1)),
  manifestIntegrity: integrity,
  /** The range of the contract it needs. */
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
  /** Which users may get it at all. */
  cohort: v.picklist(['everyone', 'managers']),
  /** Shuffles who falls inside the percentage. */
  seed: v.string(),
  stopRule: v.strictObject({
    /** Share of failed mounts, 0 to 1, above which the candidate goes to 0 %. */
    maxFailureRate: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    /** Mounts to see before the rule may act. */
    minMounts: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

const registeredRemote = v.strictObject({
  active: v.nullable(versionId),
  /** The version that was active before; what a rollback returns to. */
  previous: v.nullable(versionId),
  status: v.picklist(['live', 'disabled', 'deprecated']),
  /** Shown to the admin when the status is not live. */
  reason: v.optional(v.string()),
  rollout: v.optional(rollout),
  versions: v.record(v.string(), publishedVersion),
});

/** The one document that says what is live. Only the `remotes` command writes it. */
export const registry = v.strictObject({
  schema: v.literal(1),
  /** Grows by one with each write; the writer names the one it read (compare-and-swap). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  generatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What the live shell speaks and provides: what publish and promote check against. */
  contract: v.strictObject({
    version: v.string(),
    provides: v.record(v.string(), v.string()),
    events: v.array(v.string()),
    extensionPoints: v.array(v.string()),
  }),
  /** While set, every write is refused; says who and why. */
  locked: v.optional(v.string()),
  remotes: v.record(v.string(), registeredRemote),
});

export type Registry = v.InferOutput<typeof registry>;
export type RegisteredRemote = Registry['remotes'][string];
export type PublishedVersion = RegisteredRemote['versions'][string];
export type Rollout = v.InferOutput<typeof rollout>;
