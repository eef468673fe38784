import * as v from 'valibot';

/**
 * What the host page carries inline for the shell, beside the site's own globals: a JSON block with the id `site-admin-page`.
 * The registry is `unknown` here: the shell parses it by its own schema, so that a broken one costs the remotes, not the page.
 */
export const pageData = v.object({
  registry: v.unknown(),
  /** Text of the manifest of each version this page may need at once, by its `manifestUrl`: as text, so its hash can be checked. */
  manifests: v.record(v.string(), v.string()),
  /** The version chosen for this user where it is not the active one (rollout), by remote. */
  chosen: v.optional(v.record(v.string(), v.string()), {}),
  /** What `?remote.<name>=` may name for this user here: nothing, published versions, or loopback addresses too. */
  overrides: v.picklist(['closed', 'versions', 'addresses']),
  addresses: v.object({
    /** Manifest addresses are relative to it. */
    remotes: v.string(),
    /** GET, with ETag: `{ registry, manifests, chosen }` as here. */
    registry: v.string(),
    /** POST: health reports. */
    health: v.string(),
    /** GET: a fresh nonce as plain text. */
    nonce: v.string(),
    /** Origin of a provider other than the usual one: for surveys, tracking and redirect links. */
    provider: v.optional(v.string()),
  }),
  /** Seconds between two looks at the registry. */
  pollSeconds: v.pipe(v.number(), v.minValue(1)),
  /** Of the interface: `en_US`. */
  locale: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
});

export type PageData = v.InferOutput<typeof pageData>;

/** One report of a remote's life; the shell sends them in batches to `addresses.health`. */
export const healthReport = v.strictObject({
  remote: v.string(),
  version: v.string(),
  /** Where in its life: loading its files, evaluating, mounting, running, unmounting. */
  phase: v.picklist(['manifest', 'handshake', 'load', 'mount', 'run', 'unmount']),
  outcome: v.picklist(['ok', 'failed']),
  /** Why this version was tried: the active one, or a step of the fallback chain. */
  source: v.picklist(['active', 'retry', 'last-good', 'previous', 'override', 'swap']),
  /** Milliseconds the phase took. */
  ms: v.pipe(v.number(), v.minValue(0)),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** Shown to the person beside a failure, and found in the logs. */
  correlation: v.string(),
});
export type HealthReport = v.InferOutput<typeof healthReport>;
