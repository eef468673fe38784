import { connected } from './connected';
import type { Scenario } from './scenario';

/** A shop: WooCommerce is active, and the owner has not seen the connection benefits. */
export const woo: Scenario = {
  ...connected,
  name: 'woo',
  about: 'a connected shop whose owner has not seen the WooCommerce screen',
  plugins: ['woocommerce'],
};
