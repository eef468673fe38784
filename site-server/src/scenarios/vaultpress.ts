import { connected, usualModules } from './connected';
import type { Scenario } from './scenario';

/** An old Premium plan with the VaultPress plugin for backups and scans. */
export const vaultpress: Scenario = {
  ...connected,
  name: 'vaultpress',
  about: 'a connected site with an old Premium plan, backed up by the VaultPress plugin',
  modules: [...usualModules, 'vaultpress'],
  plugins: ['vaultpress'],
  purchases: [{ productSlug: 'jetpack_premium', daysAgo: 300 }],
  values: {
    ...connected.values,
    vaultpress: {
      active: true,
      features: { backups: true, security: true },
      backups: { last_backup: 1795230000, stats: { revisions: 812 } },
      security: { notice_count: 0 },
    },
  },
  rewind: { state: 'unavailable', reason: 'vp_active_on_site' },
  scan: { state: 'unavailable', reason: 'vp_active_on_site', threats: [], credentials: [] },
};
