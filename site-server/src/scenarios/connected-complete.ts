import { modules } from '../modules/facts';
import { connected } from './connected';
import type { Scenario } from './scenario';

/** A site with everything: the Complete plan, all modules on, and a classic theme with widgets and infinite scroll. */
export const connectedComplete: Scenario = {
  ...connected,
  name: 'connected-complete',
  about: 'a connected site with the Complete plan, all modules on, and a classic theme',
  traits: { theme: 'classic' },
  modules: modules.map(({ slug }) => slug).filter((slug) => slug !== 'vaultpress' && slug !== 'woocommerce-analytics'),
  options: {
    ...connected.options,
    instant_search_enabled: true,
    jetpack_testimonial: true,
    wordads_ccpa_enabled: true,
    wordads_custom_adstxt_enabled: true,
  },
  purchases: [{ productSlug: 'jetpack_complete', daysAgo: 30 }],
  values: { ...connected.values, videopress_storage: 420_000 },
};
