import { getRewindStatus, getSiteActivity } from '@site-admin/contracts';
import type { SiteOptions } from '@site-admin/contracts/testing';
import type { GalleryState } from '@site-admin/kit/gallery';
import { backupCard } from './backup.card';

const component = backupCard.Card;
const credentials = [{ type: 'auto', role: 'main', still_valid: true }];

const backup = (name: string, status: object, site: SiteOptions = {}): GalleryState => ({
  name: `Backup, ${name}`,
  component,
  site,
  arrange: (fake) => fake.site.respond(getRewindStatus, { code: 'success', message: '', data: JSON.stringify(status) }),
});

const missing = { state: 'unavailable', reason: 'missing_plan' };

export const backupStates: readonly GalleryState[] = [
  { name: 'Backup, loading', component, arrange: (fake) => void fake.site.hold(getRewindStatus) },
  { name: 'Backup, error', component, arrange: (fake) => fake.site.fail(getRewindStatus, { status: 500 }) },
  { name: 'Backup, offline', component, site: { connection: 'offline' } },
  backup('offered', missing),
  backup('without promotions', missing, { initialState: { siteData: { showPromotions: false } } }),
  backup('host not supported', { state: 'unavailable', reason: 'host_not_supported' }),
  backup('new site', { state: 'unavailable', reason: 'site_new' }),
  backup('inactive', { state: 'inactive' }),
  backup('being set up', { state: 'provisioning' }),
  backup('credentials missing', { state: 'awaiting_credentials', credentials: [] }),
  {
    name: 'Backup, active',
    component,
    arrange: ({ shell, site }) => {
      const published = new Date(shell.clock.now() - 9 * 60 * 60 * 1000).toISOString();
      site.respond(getRewindStatus, { code: 'success', message: '', data: JSON.stringify({ state: 'active', credentials }) });
      site.respond(getSiteActivity, { code: 'success', data: [{ name: 'rewind__backup_complete_full', published }] });
    },
  },
  backup('active, no backup yet', { state: 'active', credentials }),
  backup('by VaultPress', { state: 'unavailable', reason: 'vp_active_on_site' }, { modules: { vaultpress: true } }),
];
