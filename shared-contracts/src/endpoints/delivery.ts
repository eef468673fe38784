import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { runningSources } from '../page-data';
import type { EventStream } from '../remote';
import { versionId } from '../page-registry';
import { publishedVersion, registeredRemote, rollout } from '../registry';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const version = v.object({
  version: v.string(),
  ...v.pick(publishedVersion, ['owner', 'commit', 'builtAt', 'publishedAt', 'contract', 'withdrawn']).entries,
  /** Bytes of all scripts and styles; missing where the manifest cannot be read. */
  brotli: v.optional(count),
});

const running = v.object({
  version: v.string(),
  source: v.picklist(runningSources),
  pages: count,
  /** Of these pages, how many keep this version until unsaved work is saved. */
  waiting: count,
});

/** Users that mounted a version, and of them those that saw it fail, in the interval that begins at `at` (ISO 8601). */
const failurePoint = v.object({ at: v.string(), users: count, failed: count });

const author = v.object({ name: v.optional(v.string()), key: v.optional(v.string()) });

const remote = v.object({
  name: v.string(),
  title: v.string(),
  ...v.pick(registeredRemote, ['status', 'reason', 'active', 'previous']).entries,
  /** ISO 8601; missing where the journal does not contain it. */
  liveSince: v.optional(v.string()),
  liveBy: v.optional(author),
  rollout: v.optional(
    v.object({
      ...v.pick(rollout, ['candidate', 'percent', 'cohort', 'stopRule', 'stopped']).entries,
      startedAt: v.optional(v.string()),
    }),
  ),
  /** Newest first. */
  versions: v.array(version),
  /** Open pages that report to this server, by what they run. */
  running: v.array(running),
  /** The active version and the candidate: the last 24 hours in 24 intervals, oldest first. */
  failures: v.array(v.object({ version: v.string(), points: v.array(failurePoint) })),
});

const change = v.object({
  /** The revision it led to. */
  revision: v.number(),
  /** ISO 8601. */
  at: v.string(),
  /** The command: `promote`. */
  action: v.string(),
  remote: v.optional(v.string()),
  version: v.optional(v.string()),
  /** The name of the author. */
  as: v.optional(v.string()),
  /** The key that signed it. */
  key: v.optional(v.string()),
  reason: v.optional(v.string()),
  /** What was live before and after: `1.4.1, canary 1.4.2 10 %`. Missing where that did not change. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});

/** What is live, what pages run, and what was done: the data of the operator page. */
const deliveryState = v.object({
  revision: v.number(),
  generatedAt: v.string(),
  expires: v.optional(v.string()),
  /** The reason of a freeze. */
  frozen: v.optional(v.string()),
  /** Why this is not, or may not be, the newest registry of the store. */
  fault: v.optional(v.string()),
  /** The location of the registry. */
  store: v.string(),
  /** Whether this server may change the registry; it needs the key of a promoter or ops where the registry is signed. */
  writes: v.object({ allowed: v.boolean(), reason: v.optional(v.string()) }),
  remotes: v.array(remote),
  /** The newest 50, newest first. */
  journal: v.array(change),
  /** Set if the journal was changed or lost. */
  journalFault: v.optional(v.string()),
});

export type DeliveryState = v.InferOutput<typeof deliveryState>;
export type DeliveryRemote = DeliveryState['remotes'][number];
export type DeliveryChange = DeliveryState['journal'][number];

const deliveryCommands = ['promote', 'canary', 'rollback', 'disable', 'enable', 'withdraw'] as const;
export type DeliveryCommand = (typeof deliveryCommands)[number];

/** The longest reason. */
export const maxReasonLength = 500;

const namespace = 'site-admin/v1/';
const ofDelivery = { namespace, right: 'operate' } as const;

/** What is live, what pages run, and what was done. */
export const getDelivery = endpoint({ method: 'GET', path: 'delivery', result: deliveryState, ...ofDelivery });

/** Reports changes of the same state. */
export const deliveryEvents: EventStream = { namespace, path: 'delivery/events', event: 'state' };

/**
 * Changes what is live of a remote, as the `remotes` command does; returns the new state.
 *
 * `revision_changed` (409) has the changes since in `data.changes`; `delivery_refused` (422) the reasons and remedies in `data.reasons`;
 * `delivery_read_only` (403) means that this server may not sign.
 */
export const changeDelivery = endpoint({
  method: 'POST',
  path: 'delivery/:remote/:command',
  params: v.object({ remote: v.string(), command: v.picklist(deliveryCommands) }),
  body: v.strictObject({
    /** The revision the user decided on: any other is refused. */
    revision: count,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1, 'a reason'), v.maxLength(maxReasonLength, 'at most 500 characters')),
    /** Required by promote, canary and withdraw; of a rollback, the target instead of the previous version. */
    version: v.optional(versionId),
    /** Required by canary; 0 ends it. */
    percent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    cohort: v.optional(rollout.entries.cohort),
  }),
  result: deliveryState,
  errors: ['rest_invalid_param', 'revision_changed', 'delivery_refused', 'delivery_read_only', 'delivery_unavailable'],
  makesStale: ['delivery'],
  ...ofDelivery,
});

/** What a `revision_changed` response contains in `data`. */
export const revisionChanged = v.object({ revision: v.number(), changes: v.array(change) });
/** What a `delivery_refused` response contains in `data`: whole sentences. */
export const deliveryRefused = v.object({ reasons: v.array(v.string()) });
