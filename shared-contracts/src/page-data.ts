import * as v from 'valibot';

/** Translations of one locale, as `setLocaleData` takes them: forms by key, and under '' the rule for plurals. */
export const localeData = v.record(v.string(), v.union([v.array(v.string()), v.record(v.string(), v.string())]));
export type LocaleData = v.InferOutput<typeof localeData>;

/**
 * The shell's data in the host page, next to the site's own globals: a JSON block with the id `site-admin-page`.
 * The registry is `unknown` here: the shell parses it by its own schema, so that an invalid one does not break the page.
 */
export const pageData = v.object({
  registry: v.unknown(),
  /**
   * Manifests of the versions the page may load first, by `manifestUrl`: as text, so that their hashes can be verified. Of all but the
   * first remotes only `{ declaration }`, for menus and routes; their manifests are fetched when they are opened.
   */
  manifests: v.record(v.string(), v.string()),
  /** Versions that a rollout selected for this user instead of the active ones, by remote. */
  chosen: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether the user has the right `operate`. */
  operates: v.optional(v.boolean(), false),
  /** The overrides (`?remote.<name>=`) this user may use: none, published versions, or loopback addresses as well. */
  overrides: v.picklist(['closed', 'versions', 'addresses']),
  addresses: v.object({
    /** Base of the manifest addresses. */
    remotes: v.string(),
    /** GET, with ETag: `{ registry, manifests, chosen }`, as in this document. */
    registry: v.string(),
    /** GET: a static copy of the registry. With it, polls read this file, and the server's URL only after it changed. */
    registryFile: v.optional(v.string()),
    /** Server-sent events: `revision` with that of the registry. Pages of hosts without them poll. */
    events: v.optional(v.string()),
    /** POST: health reports. */
    health: v.string(),
    /** GET: a fresh nonce as plain text. */
    nonce: v.string(),
    /** Origin of a provider other than the usual one: for surveys, tracking and redirect links. */
    provider: v.optional(v.string()),
  }),
  /** The keys of publishers, as in keys.json; missing where nothing is signed. Parsed when the first manifest is verified. */
  publisherKeys: v.optional(v.unknown()),
  /** Seconds between two polls of the registry. */
  pollSeconds: v.pipe(v.number(), v.minValue(1)),
  /** Whether the server counts open pages: the shell then sends what this page runs with its health reports. */
  countsPages: v.optional(v.boolean()),
  /** Of the interface: `en_US`. */
  locale: v.string(),
  direction: v.picklist(['ltr', 'rtl']),
  /** Translations of the texts of the shell and the live remotes. None in English. */
  texts: v.optional(localeData),
});

export type PageData = v.InferOutput<typeof pageData>;

/** One report about the lifecycle of a remote; the shell sends them in batches to `addresses.health`. */
export const healthReport = v.strictObject({
  remote: v.pipe(v.string(), v.maxLength(100)),
  version: v.pipe(v.string(), v.maxLength(200)),
  /** The lifecycle phase: loading files, evaluating, mounting, running, unmounting. */
  phase: v.picklist(['manifest', 'handshake', 'load', 'mount', 'run', 'unmount']),
  outcome: v.picklist(['ok', 'failed']),
  /** The source of this version: the active one, the candidate of a rollout, or a step of the fallback chain. */
  source: v.picklist(['active', 'canary', 'retry', 'last-good', 'previous', 'override', 'swap']),
  /** Milliseconds the phase took. */
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)),
  reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  /** Displayed with a failure, and contained in the logs. */
  correlation: v.pipe(v.string(), v.maxLength(50)),
});
export type HealthReport = v.InferOutput<typeof healthReport>;

/** Where a page got the version it runs from: what the registry asks for, an override, or a step of the fallback chain. */
export const runningSources = ['wanted', 'retry', 'last-good', 'previous', 'override'] as const;

/** What an open page runs; part of the body of health reports. */
export const openPage = v.strictObject({
  /** Random, of the document. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8,40}$/)),
  /** Empty when the page is left. */
  running: v.pipe(
    v.array(
      v.strictObject({
        remote: v.pipe(v.string(), v.maxLength(100)),
        version: v.pipe(v.string(), v.maxLength(200)),
        source: v.picklist(runningSources),
        /** Whether another version waits until unsaved work is saved. */
        waiting: v.boolean(),
      }),
    ),
    v.maxLength(200),
  ),
});
export type OpenPage = v.InferOutput<typeof openPage>;
