import {
  attachLicenses,
  clearLicensingError,
  dismissActivationNotice,
  getLicenseCounts,
  getLicenses,
  getLicensingError,
  setLicense,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { count, required, text, texts } from '../args';
import { accountOf } from '../db/accounts';
import { licensesOf, type License } from '../db/licenses';
import { readOption, writeOption } from '../db/options';
import { attach, licenseCounts } from '../licensing/licenses';
import { Refusal } from '../refusal';
import { holds } from '../rights/permissions';
import { route, type Incoming, type Route } from '../route';

/** `2026-11-21T05:29:22+00:00`, as PHP writes it. */
const isoTime = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}+00:00`;
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms));

const describe = (license: License) => ({
  id: license.id,
  license_key: license.key,
  issued_at: isoTime(license.issuedAt),
  attached_at: isoOrNull(license.attachedAt),
  revoked_at: isoOrNull(license.revokedAt),
  product: license.productSlug,
  blog_id: license.attachedBlog,
});

const perPage = 50;

function listLicenses({ site, visitor }: Incoming) {
  const account = visitor.user && accountOf(site.db, visitor.user.id);
  const items = account ? licensesOf(site.db, account.id).map(describe) : [];
  return {
    current_page: 1,
    items_per_page: perPage,
    total_items: items.length,
    total_pages: Math.ceil(items.length / perPage),
    current_items: Math.min(items.length, perPage),
    items: items.slice(0, perPage),
  };
}

function attachAll({ site, visitor }: Incoming, keys: readonly string[]) {
  const { blogId, registered } = visitor.connection;
  const account = visitor.user && accountOf(site.db, visitor.user.id);
  if (!registered || blogId === null || !account) throw new Refusal(500, 'not_connected', 'The site has no connected owner.');
  // All in one: an answer that lists what was attached is on disk as a whole.
  return site.db.atomically(() => keys.map((key) => attach(site.db, key, blogId, account.id, site.now())));
}

const hasLicensingUi = ({ site, visitor }: Incoming): boolean =>
  readOption(site.db, 'licensing_ui', v.boolean(), false) && holds(visitor, 'connect_user');

export const licensingRoutes: readonly Route[] = [
  route(getLicensingError, {}, ({ site }) => readOption(site.db, 'licensing_error', v.string(), '')),
  route(clearLicensingError, { args: { error: required(text) } }, ({ site, args }) => {
    writeOption(site.db, 'licensing_error', args.error.slice(0, 1024));
    return true as const;
  }),

  route(setLicense, { args: { license: required(text) }, allows: hasLicensingUi }, ({ site, args }) => {
    const key = args.license.trim();
    if (key === readOption(site.db, 'license_key', v.string(), '')) {
      throw new Refusal(500, 'setting_license_key_failed', 'The key could not be stored: the site has it already.');
    }
    writeOption(site.db, 'license_key', key);
    return { code: 'success' };
  }),

  route(getLicenseCounts, {}, ({ site, visitor }) => licenseCounts(site.db, visitor)),
  route(getLicenses, {}, listLicenses),

  route(dismissActivationNotice, { args: { last_detached_count: required(count) } }, ({ site, visitor, args }) => {
    const answer = { last_detached_count: args.last_detached_count, last_dismissed_time: isoTime(site.now()) };
    writeOption(site.db, `license_notice_${visitor.user?.id ?? 0}`, answer);
    return answer;
  }),

  route(attachLicenses, { args: { licenses: required(texts) } }, (call) => attachAll(call, call.args.licenses)),
];
