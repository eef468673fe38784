import * as v from 'valibot';
import { integrity } from './manifest';

export const versionId = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'a semver version such as 1.4.2'));

export const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** An Ed25519 signature: the id of the key, and the signature in base64. */
export const signature = v.strictObject({ key: v.string(), value: v.string() });

export const pageVersion = v.strictObject({
  /** Immutable. Relative to the registry's own address, or absolute. */
  manifestUrl: v.pipe(v.string(), v.minLength(1)),
  manifestIntegrity: integrity,
  /** Of `getVersionText('publish', …)`, by a publisher of the remote. */
  signature: v.optional(signature),
  /** A withdrawn version never runs. */
  withdrawn: v.optional(v.strictObject({ reason: v.string(), at: timestamp })),
});

export const pageRemote = v.strictObject({
  active: v.nullable(versionId),
  /** The version that was active before: the target of a rollback. */
  previous: v.nullable(versionId),
  status: v.picklist(['live', 'disabled', 'deprecated']),
  /** Displayed to the admin when the status is not live. */
  reason: v.optional(v.string()),
  /** Those the page may need: the active, the previous and the chosen one, and those it requested. */
  versions: v.record(v.string(), pageVersion),
});

/** The registry as pages receive it: without what only the `remotes` command and servers need. */
export const pageRegistry = v.strictObject({
  schema: v.literal(1),
  /** Incremented by each write; a writer passes the revision it read (compare-and-swap). */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The contract and libraries of the live shell; publish and promote check against them. */
  contract: v.strictObject({
    version: v.string(),
    provides: v.record(v.string(), v.string()),
    events: v.array(v.string()),
    extensionPoints: v.array(v.string()),
  }),
  remotes: v.record(v.string(), pageRemote),
});

export type PageRegistry = v.InferOutput<typeof pageRegistry>;
export type PageRemote = PageRegistry['remotes'][string];
export type PageVersion = PageRemote['versions'][string];
