import { connected, usualModules } from './connected';
import type { Scenario } from './scenario';

/** A paying site: the Security plan, running backups, a clean scan, spam blocked. */
export const connectedSecurity: Scenario = {
  ...connected,
  name: 'connected-security',
  about: 'a connected site with the Security plan: backups run, the last scan found nothing',
  modules: [...usualModules, 'google-analytics', 'wordads', 'waf'],
  options: { ...connected.options, wordpress_api_key: 'a1b2c3d4e5f6' },
  plugins: ['akismet'],
  purchases: [{ productSlug: 'jetpack_security_t1_yearly', daysAgo: 100 }],
  rewind: { state: 'active', credentials: [{ type: 'auto', role: 'main', still_valid: true }] },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'auto', role: 'main', still_valid: true }] },
};
