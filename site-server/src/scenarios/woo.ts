import { connected } from './connected';
import type { Scenario } from './scenario';

/** For a shop: WooCommerce is active, and its owner was not yet told what a connection gives him. */
export const woo: Scenario = {
  ...connected,
  name: 'woo',
  about: 'a connected shop whose owner has not seen the WooCommerce screen',
  plugins: ['woocommerce'],
};
