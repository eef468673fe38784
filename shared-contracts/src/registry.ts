import * as v from 'valibot';
import { integrity } from './manifest';

export const versionId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** An Ed25519 signature: the id of the key, and the signature in base64. */
const signature = v.strictObject({ key: v.string(), value: v.string() });

export const publishedVersion = v.strictObject({
  /** Immutable. Relative to the registry's own address, or absolute. */
  manifestUrl: v.pipe(v.string(), v.minLength(1)),
  manifestIntegrity: integrity,
  /** The contract range the remote needs. */
  contract: v.string(),
  /** ISO 8601. */
  builtAt: timestamp,
  publishedAt: timestamp,
  commit: v.string(),
  owner: v.string(),
  /** Of `getVersionText('publish', …)`, by a publisher of the remote. */
  signature: v.optional(signature),
  /** Of `getVersionText('approve', …)`, by promoters. */
  approvals: v.optional(v.array(signature)),
  /** A withdrawn version never runs. */
  withdrawn: v.optional(v.strictObject({ reason: v.string(), at: timestamp })),
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
  generatedAt: timestamp,
  /** From then on it is used only where no newer registry is known. */
  expires: v.optional(timestamp),
  /** The contract and libraries of the live shell; publish and promote check against them. */
  contract: v.strictObject({
    version: v.string(),
    provides: v.record(v.string(), v.string()),
    events: v.array(v.string()),
    extensionPoints: v.array(v.string()),
  }),
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
