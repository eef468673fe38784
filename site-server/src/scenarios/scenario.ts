import type { Account } from '../db/accounts';
import type { OfflineReasons } from '../connection/state';
import type { RewindState, ScanState } from '../protection/protection';
import type { Traits } from '../traits/traits';

/** A license that exists when the site is seeded. */
export interface SeededLicense {
  readonly key: string;
  readonly productSlug: string;
  /** `free` to attach, `detached`: the owner's but not attached, `used` on another site, or `revoked`. */
  readonly state: 'free' | 'detached' | 'used' | 'revoked';
}

/** A product the owner bought before the site is seeded; it runs for a year. */
export interface SeededPurchase {
  readonly productSlug: string;
  /** 0: just now. */
  readonly daysAgo: number;
}

/** One kind of site with its initial data. */
export interface Scenario {
  readonly name: string;
  /** Description in the list of scenarios. */
  readonly about: string;
  /** False: never registered. */
  readonly registered: boolean;
  /** Login of the owner, whose account is linked. */
  readonly owner?: string;
  /** Logins of other users with linked accounts. */
  readonly linked?: readonly string[];
  /** Traits that differ from the defaults. */
  readonly traits?: Partial<Traits>;
  readonly offline?: Partial<OfflineReasons>;
  /** Modules that are on initially; `'default'` for those a new connection switches on. */
  readonly modules: 'default' | readonly string[];
  /** Options that were already saved. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Slugs of active plugins, besides Jetpack itself. */
  readonly plugins?: readonly string[];
  readonly purchases?: readonly SeededPurchase[];
  /** Overrides the state that follows from the plan. */
  readonly rewind?: RewindState;
  readonly scan?: ScanState;
  /** A partner's coupon of the site. */
  readonly coupon?: string;
  /** Further option values: `protect_blocked` … */
  readonly values: Readonly<Record<string, unknown>>;
  readonly licenses: readonly SeededLicense[];
  /** Days of visits before today; 0 for a site without statistics. */
  readonly daysOfVisits: number;
}

export type SeededAccount = Omit<Account, 'userId' | 'tracksOptOut'>;

/** The owner's account at the provider on seeded sites. */
export const ownerAccount: SeededAccount = {
  id: 987654321,
  login: 'siteowner',
  email: 'siteowner@example.com',
  displayName: 'Site Owner',
  siteCount: 3,
};

/** Accounts of other users, by login. */
export const otherAccounts: Readonly<Record<string, SeededAccount>> = {
  admin2: { id: 987654322, login: 'onesite', email: 'onesite@example.com', displayName: 'Olga Onesite', siteCount: 1 },
  editor: { id: 987654324, login: 'coworker', email: 'coworker@example.com', displayName: 'Carl Coworker', siteCount: 2 },
};

export const blogId = 123456789;

/** Keys for the license screen: one of each product, one in use, one revoked. */
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
