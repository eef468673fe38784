import { saveOfflineReasons, saveRegistration } from '../connection/state';
import { linkAccount } from '../db/accounts';
import { addAkismetKey } from '../db/akismet-keys';
import { addLicense, addPurchase } from '../db/licenses';
import { saveModuleOption, setModuleActive } from '../db/modules';
import type { Database } from '../db/open';
import { writeOption } from '../db/options';
import { addPlugin } from '../db/plugins';
import { findUserByLogin } from '../db/users';
import { recordVisits } from '../db/visits';
import { defaultModules } from '../modules/state';
import { storePartnerCoupon } from '../partner-coupon/partner-coupon';
import { saveRewind, saveScan } from '../protection/protection';
import { inDirectory } from '../provider/directory';
import { saveTraits } from '../traits/traits';
import { blogId, otherAccounts, ownerAccount, type Scenario, type SeededLicense, type SeededPurchase } from './scenario';
import { visitsUpTo } from './visits';

const dayMs = 24 * 60 * 60 * 1000;

function seedConnection(db: Database, { registered, owner, linked = [], offline: reasons }: Scenario): void {
  const ownedBy = owner === undefined ? undefined : findUserByLogin(db, owner);
  saveRegistration(db, { registered, blogId: registered ? blogId : null, ownerId: ownedBy?.id ?? null });
  if (ownedBy) linkAccount(db, { ...ownerAccount, userId: ownedBy.id });
  for (const login of linked) {
    const user = findUserByLogin(db, login);
    const account = otherAccounts[login];
    if (user && account) linkAccount(db, { ...account, userId: user.id });
  }
  saveOfflineReasons(db, { constant: false, url: false, filter: false, wpLocalConstant: false, ...reasons });
}

function seedLicense(db: Database, { key, productSlug, state }: SeededLicense, index: number, now: number): void {
  addLicense(db, {
    id: 1000 + index,
    key,
    productSlug,
    ownerAccount: state === 'detached' ? ownerAccount.id : null,
    issuedAt: now - 30 * dayMs,
    attachedAt: state === 'used' ? now - 14 * dayMs : null,
    attachedBlog: state === 'used' ? blogId + 1 : null,
    revokedAt: state === 'revoked' ? now - 7 * dayMs : null,
  });
}

function seedPurchase(db: Database, { productSlug, daysAgo }: SeededPurchase, now: number): void {
  const subscribedAt = now - daysAgo * dayMs;
  const expiresAt = subscribedAt + 365 * dayMs;
  addPurchase(db, { blogId, accountId: ownerAccount.id, productSlug, subscribedAt, expiresAt, licenseKey: null });
}

function seedPlugins(db: Database, { plugins = [], traits }: Scenario): void {
  // Every site has these two; Akismet comes with WordPress, inactive.
  for (const slug of new Set(['jetpack', 'akismet', ...plugins])) {
    const found = inDirectory(slug);
    if (!found) throw new Error(`The directory has no plugin ${slug}.`);
    const version = slug === 'jetpack' ? (traits?.version ?? found.version) : found.version;
    addPlugin(db, { file: found.file, slug, version, active: slug === 'jetpack' || plugins.includes(slug), source: '' });
  }
}

function seedModules(db: Database, { modules, owner, options, values }: Scenario, now: number): void {
  const active = modules === 'default' ? defaultModules(true, owner !== undefined) : modules;
  active.forEach((slug) => setModuleActive(db, slug, true, now));
  Object.entries(options).forEach(([name, value]) => saveModuleOption(db, name, value));
  Object.entries(values).forEach(([name, value]) => writeOption(db, name, value));
  const key = options.wordpress_api_key;
  if (typeof key === 'string') addAkismetKey(db, key, now);
}

/** Seeds everything of a scenario but its users. */
export function seedSite(db: Database, scenario: Scenario, now: number): void {
  const { traits, rewind, scan, coupon, purchases = [], licenses, daysOfVisits } = scenario;
  writeOption(db, 'scenario', scenario.name);
  writeOption(db, 'site_title', 'My Site');
  writeOption(db, 'site_description', 'Just another site');
  writeOption(db, 'created_at', now);
  if (traits) saveTraits(db, traits);
  seedConnection(db, scenario);
  seedModules(db, scenario, now);
  seedPlugins(db, scenario);
  licenses.forEach((license, index) => seedLicense(db, license, index, now));
  purchases.forEach((purchase) => seedPurchase(db, purchase, now));
  if (rewind) saveRewind(db, rewind);
  if (scan) saveScan(db, scan);
  if (coupon !== undefined) storePartnerCoupon(db, coupon, now);
  writeOption(db, 'has_visitors', daysOfVisits > 0);
  if (daysOfVisits > 0) recordVisits(db, visitsUpTo(now, daysOfVisits));
}
