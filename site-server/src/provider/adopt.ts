import { identityCrisis } from '../connection/identity-crisis';
import { connectionState } from '../connection/state';
import { listAccounts as linkedOnSite } from '../db/accounts';
import type { Database } from '../db/open';
import { getPurchases } from '../db/licenses';
import { readOption } from '../db/options';
import { blogToken, saveBlogToken, saveUserToken, userToken } from '../db/tokens';
import { storeProducts } from '../modules/plan';
import * as v from 'valibot';
import { addAccount, saveLink, type ProviderAccount } from './accounts';
import { findSite, makeToken, saveSite } from './sites';

/** Accounts that can be linked: with one site, with several, and with enough for the agencies card. */
const accounts: readonly Omit<ProviderAccount, 'tracksOptOut'>[] = [
  { id: 987654321, login: 'siteowner', email: 'siteowner@example.com', displayName: 'Site Owner', otherSites: 2 },
  { id: 987654322, login: 'onesite', email: 'onesite@example.com', displayName: 'Olga Onesite', otherSites: 0 },
  { id: 987654323, login: 'agency', email: 'agency@example.com', displayName: 'Ada Agency', otherSites: 24 },
  { id: 987654324, login: 'coworker', email: 'coworker@example.com', displayName: 'Carl Coworker', otherSites: 1 },
];

/** Registers a connected scenario's site with the provider: both get the same tokens. */
export function registerSeededSite(db: Database, now: number): void {
  db.atomically(() => {
    accounts.forEach((each) => addAccount(db, each));
    const { registered, blogId } = connectionState(db);
    if (!registered || blogId === null) return;
    if (!findSite(db, blogId)) {
      const token = blogToken(db) || makeToken();
      const url = identityCrisis(db)?.knownUrl ?? '';
      saveSite(db, { blogId, url, name: readOption(db, 'site_title', v.string(), ''), token, connected: true }, now);
      saveBlogToken(db, token);
    }
    for (const { userId, id, login, email, displayName, siteCount } of linkedOnSite(db)) {
      if (userToken(db, userId) !== undefined) continue;
      const token = makeToken();
      addAccount(db, { id, login, email, displayName, otherSites: Math.max(0, siteCount - 1) });
      saveLink(db, { blogId, userId, accountId: id, token });
      saveUserToken(db, userId, token);
    }
    const running = getPurchases(db, blogId).filter(({ active, expiresAt }) => active && expiresAt > now);
    storeProducts(
      db,
      running.map(({ productSlug, expiresAt }) => ({ slug: productSlug, expiresAt })),
    );
  });
}
