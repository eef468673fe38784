import * as v from 'valibot';
import { getAccount } from '../db/accounts';
import type { Database } from '../db/open';
import { readOption, writeOption } from '../db/options';

const stored = v.object({
  registered: v.boolean(),
  /** Kept after a disconnect; null if the site was never registered. */
  blogId: v.nullable(v.number()),
  /** The user that connected the site. */
  ownerId: v.nullable(v.number()),
});

const offlineReasons = v.object({
  constant: v.boolean(),
  url: v.boolean(),
  filter: v.boolean(),
  wpLocalConstant: v.boolean(),
});

export type Registration = v.InferOutput<typeof stored>;
export type OfflineReasons = v.InferOutput<typeof offlineReasons>;

/** The site's connection to the provider. */
export interface ConnectionState extends Registration {
  readonly offline: OfflineReasons & { readonly isActive: boolean };
  /** The site is registered and the owner's account is linked. */
  readonly hasOwner: boolean;
}

const never: Registration = { registered: false, blogId: null, ownerId: null };
const online: OfflineReasons = { constant: false, url: false, filter: false, wpLocalConstant: false };

/** Returns the current connection. */
export const connectionState = (db: Database): ConnectionState => db.cached('connection state', () => readState(db));

function readState(db: Database): ConnectionState {
  const registration = readOption(db, 'connection', stored, never);
  const reasons = readOption(db, 'offline', offlineReasons, online);
  const { registered, ownerId } = registration;
  return {
    ...registration,
    offline: { isActive: Object.values(reasons).includes(true), ...reasons },
    hasOwner: registered && ownerId !== null && getAccount(db, ownerId) !== undefined,
  };
}

export const saveRegistration = (db: Database, registration: Registration): void => writeOption(db, 'connection', registration);
export const saveOfflineReasons = (db: Database, reasons: OfflineReasons): void => writeOption(db, 'offline', reasons);
