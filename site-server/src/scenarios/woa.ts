import { connected, usualModules } from './connected';
import type { Scenario } from './scenario';

/** A site hosted by the provider: buttons instead of tabs, no assistant, no scans, backups without setup. */
export const woa: Scenario = {
  ...connected,
  name: 'woa',
  about: 'a site run by the provider itself (WoA), with its business plan',
  traits: { hosting: 'woa' },
  modules: [...usualModules, 'search', 'google-analytics', 'wordads'],
  options: { ...connected.options, wordpress_api_key: 'a1b2c3d4e5f6' },
  plugins: ['akismet'],
  purchases: [{ productSlug: 'business-bundle', daysAgo: 200 }],
  rewind: { state: 'active', credentials: [{ type: 'managed', role: 'main', still_valid: true }] },
  scan: { state: 'idle', threats: [], credentials: [{ type: 'managed', role: 'main', still_valid: true }] },
};
