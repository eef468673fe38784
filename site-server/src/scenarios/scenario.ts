import type { Account } from '../db/accounts';
import type { OfflineReasons } from '../connection/state';
import type { RewindState, ScanState } from '../protection/protection';
import type { Traits } from '../traits/traits';

/** A licence somebody already holds when the site begins. */
export interface SeededLicense {
  readonly key: string;
  readonly productSlug: string;
  /** `free` to be attached, `detached`: the owner's, attached nowhere, `used` on another site, or `revoked`. */
  readonly state: 'free' | 'detached' | 'used' | 'revoked';
}

/** Something the owner bought for the site before it begins; it runs for a year. */
export interface SeededPurchase {
  readonly productSlug: string;
  /** 0: just now. */
  readonly daysAgo: number;
}

/** One kind of site, and all that is in it at first. */
export interface Scenario {
  readonly name: string;
  /** For people who choose one. */
  readonly about: string;
  /** False: never registered. */
  readonly registered: boolean;
  /** Login of the owner, whose account is linked. */
  readonly owner?: string;
  /** Logins of others whose accounts are linked. */
  readonly linked?: readonly string[];
  /** Where the site differs from any other. */
  readonly traits?: Partial<Traits>;
  readonly offline?: Partial<OfflineReasons>;
  /** Switched on at first; `'default'` for what a fresh connection switches on. */
  readonly modules: 'default' | readonly string[];
  /** Options that were already saved. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Slugs of plugins that are active, beside Jetpack itself. */
  readonly plugins?: readonly string[];
  readonly purchases?: readonly SeededPurchase[];
  /** Instead of what follows from the plan. */
  readonly rewind?: RewindState;
  readonly scan?: ScanState;
  /** A partner's coupon the site was given. */
  readonly coupon?: string;
  /** Values of the site itself: `protect_blocked` … */
  readonly values: Readonly<Record<string, unknown>>;
  readonly licenses: readonly SeededLicense[];
  /** Days of visits before today; 0 for a site without statistics. */
  readonly daysOfVisits: number;
}

export type SeededAccount = Omit<Account, 'userId' | 'tracksOptOut'>;

/** The account that owners of seeded sites have at the provider. */
export const ownerAccount: SeededAccount = {
  id: 987654321,
  login: 'siteowner',
  email: 'siteowner@example.com',
  displayName: 'Site Owner',
  siteCount: 3,
};

/** Accounts of others, by the login of the user here. */
export const otherAccounts: Readonly<Record<string, SeededAccount>> = {
  admin2: { id: 987654322, login: 'onesite', email: 'onesite@example.com', displayName: 'Olga Onesite', siteCount: 1 },
  editor: { id: 987654324, login: 'coworker', email: 'coworker@example.com', displayName: 'Carl Coworker', siteCount: 2 },
};

export const blogId = 123456789;

/** Keys that can be typed into the licence screen: one of each product, one that is taken, one that was revoked. */
export const seededLicenses: readonly SeededLicense[] = [
  { key: 'jetpack-security-DEMO1000', productSlug: 'jetpack_security_t1_yearly', state: 'free' },
  { key: 'jetpack-complete-DEMO1001', productSlug: 'jetpack_complete', state: 'free' },
  { key: 'jetpack-backup-DEMO1002', productSlug: 'jetpack_backup_t1_yearly', state: 'free' },
  { key: 'jetpack-scan-DEMO1003', productSlug: 'jetpack_scan', state: 'free' },
  { key: 'jetpack-anti-spam-DEMO1004', productSlug: 'jetpack_anti_spam', state: 'free' },
  { key: 'jetpack-search-DEMO1005', productSlug: 'jetpack_search', state: 'free' },
  { key: 'jetpack-videopress-DEMO1006', productSlug: 'jetpack_videopress', state: 'free' },
  { key: 'jetpack-backup-USED1007', productSlug: 'jetpack_backup_t1_yearly', state: 'used' },
  { key: 'jetpack-scan-REVOKED1008', productSlug: 'jetpack_scan', state: 'revoked' },
];
