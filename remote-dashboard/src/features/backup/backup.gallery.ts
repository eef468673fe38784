import {
  getPlugins,
  getRewindStatus,
  getSiteActivity,
  getSiteFeatures,
  getStats,
  getVaultPressData,
} from '@site-admin/contracts';
import type { FakeShell, SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { backupCard } from './backup.card';

const component = backupCard.Card;
const credentials = [{ type: 'auto', role: 'main', still_valid: true }];
const relayed = (data: unknown) => ({ code: 'success', message: '', data: JSON.stringify(data) });

const backup = (name: string, status: object, site: SiteOptions = {}, arrange?: (fake: FakeShell) => void): GalleryState => ({
  name: `Backup, ${name}`,
  component,
  site,
  arrange(fake) {
    fake.site.respond(getRewindStatus, relayed(status));
    arrange?.(fake);
  },
});

const missing = { state: 'unavailable', reason: 'missing_plan' };
const active = { state: 'active', credentials };
const awaiting = { state: 'awaiting_credentials', credentials: [] };

const partnerCoupon = {
  coupon_code: 'PARTNER_CODE_1A2B3C',
  preset: 'IONA',
  partner: { name: 'Partner', prefix: 'PARTNER' },
  product: { slug: 'jetpack_backup_daily', title: 'Jetpack Backup' },
};

function backedUp({ shell, site }: FakeShell): void {
  const published = new Date(shell.clock.now() - 9 * 60 * 60 * 1000).toISOString();
  site.respond(getSiteActivity, { code: 'success', data: [{ name: 'rewind__backup_complete_full', published }] });
}

/** Posts, comments and plugins that a site without backups could lose. */
const counts =
  (posts: number, comments: number) =>
  ({ site }: FakeShell): void => {
    const general = { stats: { views: 10, views_today: 1, views_best_day: '', views_best_day_total: 0, posts, comments } };
    site.respond(getStats, { general, day: { data: [] } });
    site.respond(getPlugins, { 'a/a.php': { Name: 'A', active: true }, 'b/b.php': { Name: 'B', active: false } });
  };

/** @param features Of VaultPress. */
const vaultPress = (
  name: string,
  features: { readonly backups: boolean; readonly security: boolean },
  notice_count = 0,
): GalleryState =>
  backup(
    `by VaultPress, ${name}`,
    { state: 'unavailable', reason: 'vp_active_on_site' },
    { modules: { vaultpress: true }, features: ['backups', 'scan'] },
    ({ site }) =>
      site.respond(getVaultPressData, {
        code: 'success',
        message: '',
        data: { active: true, features, security: { notice_count }, backups: { last_backup: Date.UTC(2022, 10, 30) / 1000 } },
      }),
  );

export const backupStates: readonly GalleryState[] = [
  { name: 'Backup, loading', component, arrange: (fake) => void fake.site.hold(getRewindStatus) },
  { name: 'Backup, error', component, arrange: (fake) => fake.site.fail(getRewindStatus, { status: 500 }) },
  { name: 'Backup, offline', component, site: { connection: 'offline' } },
  backup('offered', missing),
  backup('offered to a site with few posts', missing, {}, counts(3, 0)),
  backup('offered to a site with many posts', missing, {}, counts(1_234, 56_789)),
  backup('offered with a coupon', missing, { initialState: { partnerCoupon } }),
  backup('without promotions', missing, { initialState: { siteData: { showPromotions: false } } }),
  backup('host not supported', { state: 'unavailable', reason: 'host_not_supported' }),
  backup('new site', { state: 'unavailable', reason: 'site_new' }, { features: ['backups'] }),
  backup('features unknown', missing, {}, ({ site }) => site.fail(getSiteFeatures, { status: 500 })),
  backup('inactive', { state: 'inactive' }),
  backup('being set up', { state: 'provisioning' }),
  backup('credentials missing', awaiting),
  backup('credentials missing, video dismissed', awaiting, { settings: { dismiss_dash_backup_getting_started: true } }),
  backup('active', active, {}, backedUp),
  backup('active in real time', active, { features: ['backups', 'real-time-backups'] }, backedUp),
  backup('active, no backup yet', active),
  vaultPress('secure', { backups: true, security: true }),
  vaultPress('threats', { backups: true, security: true }, 4),
  vaultPress('without scans', { backups: true, security: false }),
  vaultPress('not set up', { backups: false, security: false }),
];
