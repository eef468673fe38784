import * as v from 'valibot';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';
import type { Plan } from '../modules/plan';
import { toTraits } from '../traits/traits';

const credential = v.object({ type: v.picklist(['auto', 'managed', 'ftp', 'ssh']), role: v.string(), still_valid: v.boolean() });

const rewind = v.object({
  state: v.picklist(['unavailable', 'inactive', 'awaiting_credentials', 'provisioning', 'active']),
  reason: v.optional(v.string()),
  credentials: v.optional(v.array(credential)),
});
/** State of backups, apart from what the plan includes. */
export type RewindState = v.InferOutput<typeof rewind>;

const threat = v.object({
  id: v.number(),
  signature: v.string(),
  title: v.string(),
  description: v.string(),
  status: v.string(),
  /** ISO 8601. */
  first_detected: v.string(),
  fixable: v.union([v.literal(false), v.object({ fixer: v.string() })]),
  severity: v.number(),
  filename: v.optional(v.string()),
});
const scan = v.object({
  state: v.picklist(['unavailable', 'provisioning', 'idle', 'scanning']),
  reason: v.optional(v.string()),
  threats: v.array(threat),
  credentials: v.array(credential),
});
/** State of scanning, with the threats found. */
export type ScanState = v.InferOutput<typeof scan>;

export const saveRewind = (db: Database, state: RewindState): void => writeOption(db, 'rewind', state);
export const saveScan = (db: Database, state: ScanState): void => writeOption(db, 'scan', state);

const includes = ({ product, products }: Plan, feature: string): boolean =>
  [product, ...products].some(({ features }) => features.includes(feature));

const without = (feature: boolean) => ({
  state: 'unavailable' as const,
  reason: feature ? 'multisite_not_supported' : 'missing_plan',
});

/** Returns the state of backups: the stored one, or waiting for credentials, which are entered at the provider. */
export function rewindState(db: Database, plan: Plan): RewindState & { has_cloud: boolean } {
  const has = includes(plan, 'backups');
  const present = readOption(db, 'rewind', v.optional(rewind), undefined);
  if (present) return { ...present, has_cloud: has };
  if (!has || toTraits(db).multisite) return { ...without(has), has_cloud: has };
  return { state: 'awaiting_credentials', has_cloud: true };
}

/** Returns the state of scanning: the stored one, or provisioning. Sites hosted by the provider get no threats. */
export function scanState(db: Database, plan: Plan): ScanState & { has_cloud: boolean } {
  const has = includes(plan, 'scan');
  const { multisite, hosting } = toTraits(db);
  const present = readOption(db, 'scan', v.optional(scan), undefined);
  if (present) return { ...present, ...(hosting === 'woa' && { threats: [] }), has_cloud: has };
  if (!has || multisite) return { ...without(has), threats: [], credentials: [], has_cloud: has };
  return { state: 'provisioning', threats: [], credentials: [], has_cloud: true };
}
