import { isSubscriber, type CurrentUser, type Modules } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

export const tabNames = ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic'] as const;
export type TabName = (typeof tabNames)[number];

/** The modules a tab's cards are about, in the order of the page (reference: behaviour, C1 and C3). */
export const tabModules: Readonly<Record<TabName, readonly string[]>> = {
  security: ['monitor', 'protect', 'waf', 'sso'],
  performance: ['search', 'photon', 'photon-cdn', 'lazy-images', 'videopress'],
  writing: [
    'carousel',
    'copy-post',
    'markdown',
    'latex',
    'shortcodes',
    'custom-content-types',
    'infinite-scroll',
    'custom-css',
    'widgets',
    'widget-visibility',
    'post-by-email',
    'masterbar',
  ],
  sharing: ['publicize', 'sharedaddy', 'likes'],
  discussion: ['comments', 'gravatar-hovercards', 'markdown', 'comment-likes', 'subscriptions'],
  traffic: ['wordads', 'related-posts', 'seo-tools', 'google-analytics', 'stats', 'shortlinks', 'sitemaps', 'verification-tools'],
};

/** One of these in the list opens the tab (spec 001 §2.5; reference: behaviour, A3). */
const openers: Readonly<Record<TabName, readonly string[]>> = {
  security: ['protect', 'sso', 'vaultpress'],
  performance: ['carousel', 'lazy-images', 'photon', 'photon-cdn', 'search', 'videopress'],
  writing: ['masterbar', 'markdown', 'custom-content-types', 'post-by-email', 'infinite-scroll', 'copy-post'],
  sharing: ['publicize', 'sharedaddy', 'likes'],
  discussion: ['comments', 'gravatar-hovercards', 'markdown', 'subscriptions'],
  traffic: ['seo-tools', 'wordads', 'stats', 'related-posts', 'verification-tools', 'sitemaps', 'google-analytics'],
};

export function tabLabel(name: TabName): string {
  return {
    security: () => __('Security', 'jetpack'),
    performance: () => __('Performance', 'jetpack'),
    writing: () => __('Writing', 'jetpack'),
    sharing: () => __('Sharing', 'jetpack'),
    discussion: () => __('Discussion', 'jetpack'),
    traffic: () => __('Traffic', 'jetpack'),
  }[name]();
}

export interface TabInputs {
  readonly user: CurrentUser;
  readonly modules: Modules;
  /** The anti-spam plugin is active; it counts as a security feature. */
  readonly hasAkismet: boolean;
}

/** The tabs this user sees, in their order: managers all that have a module, others what they may use (spec 001 §2.5). */
export function visibleTabs({ user, modules, hasAkismet }: TabInputs): TabName[] {
  const { manage_modules: manages, publish_posts: publishes } = user.permissions;
  if (manages) {
    return tabNames.filter((name) => openers[name].some((slug) => slug in modules) || (name === 'security' && hasAkismet));
  }
  if (isSubscriber(user) || !publishes) return [];
  const isActive = (slug: string) => modules[slug]?.activated === true;
  return [...(isActive('post-by-email') ? (['writing'] as const) : []), ...(isActive('publicize') ? (['sharing'] as const) : [])];
}

/** The tab a path shows. `/settings` is the first screen of whoever opens it (spec 001 §2.5). */
export function tabOf(path: string, { user, modules }: TabInputs): TabName | 'privacy' | undefined {
  const name = path.slice(1);
  if (name === 'privacy') return 'privacy';
  if (name !== 'settings') return tabNames.find((tab) => tab === name);
  if (user.permissions.manage_modules) return 'security';
  if (modules['publicize']?.activated) return 'sharing';
  return modules['post-by-email']?.activated ? 'writing' : undefined;
}
