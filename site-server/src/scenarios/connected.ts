import { seededLicenses, type Scenario } from './scenario';

/** Modules that a typical owner has switched on. */
export const usualModules = [
  'carousel',
  'contact-form',
  'copy-post',
  'enhanced-distribution',
  'json-api',
  'lazy-images',
  'likes',
  'markdown',
  'monitor',
  'notes',
  'photon',
  'post-by-email',
  'protect',
  'publicize',
  'related-posts',
  'sharedaddy',
  'shortlinks',
  'sitemaps',
  'stats',
  'subscriptions',
  'tiled-gallery',
  'verification-tools',
  'widget-visibility',
  'woocommerce-analytics',
];

/** A connected site on the free plan; admin owns the connection, and one recommendation is new. */
export const connected: Scenario = {
  name: 'connected',
  about: 'a connected site on the free plan, owned by admin',
  registered: true,
  owner: 'admin',
  modules: usualModules,
  options: { jetpack_protect_key: '7c3f9a52e1b84d06a9c3', monitor_receive_notifications: true },
  values: { protect_blocked: 1234, posts: 26, comments: 31, followers: 4, shares: 5, conditional_recommendations: ['boost'] },
  licenses: seededLicenses,
  daysOfVisits: 400,
};
