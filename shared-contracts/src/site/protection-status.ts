import * as v from 'valibot';
import { numberLike, stringLike } from '../wire';

const text = v.optional(v.string());
const flag = v.optional(v.boolean());

/** Credentials of the site's server, stored by the provider. */
const credential = v.looseObject({ type: text, role: text, still_valid: flag });

/** State of backups: `unavailable`, `inactive`, `awaiting_credentials`, `provisioning`, `active`, or an unknown one. */
export const rewindStatus = v.looseObject({
  state: v.optional(v.string(), 'unavailable'),
  /** Why it is unavailable: `site_new`, `missing_plan`, `host_not_supported` … */
  reason: text,
  last_updated: v.optional(v.union([v.number(), v.string()])),
  has_cloud: flag,
  can_autoconfigure: flag,
  credentials: v.optional(v.array(credential)),
  rewind: v.optional(v.looseObject({ status: text, progress: v.optional(numberLike), reason: text })),
});
export type RewindStatus = v.InferOutput<typeof rewindStatus>;

/** A threat the scan found. */
const threat = v.looseObject({
  id: v.optional(stringLike),
  signature: text,
  title: text,
  description: text,
  status: text,
  severity: v.optional(numberLike),
});
export type Threat = v.InferOutput<typeof threat>;

/** State of scanning: `unavailable`, `provisioning`, `idle`, `scanning`, or an unknown one. */
export const scanStatus = v.looseObject({
  state: v.optional(v.string(), 'unavailable'),
  /** Why it is unavailable: `missing_plan`, `vp_active_on_site`, `multisite_not_supported` … */
  reason: text,
  threats: v.optional(v.array(threat)),
  /** Undefined when unknown; empty when there are none. */
  credentials: v.optional(v.array(credential)),
  most_recent: v.optional(v.nullable(v.looseObject({ timestamp: text }))),
  has_cloud: flag,
});
export type ScanStatus = v.InferOutput<typeof scanStatus>;
