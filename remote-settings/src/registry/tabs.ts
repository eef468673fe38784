import { __ } from '@site-admin/runtime/i18n';
import type { CardContext } from './settings-card';

/** In the order of the bar. */
export const barTabs = ['security', 'performance', 'writing', 'sharing', 'discussion', 'traffic'] as const;
export type BarTab = (typeof barTabs)[number];

/** All tabs, in the order of search results. Privacy is opened from the footer, and not in the bar. */
export const tabNames = [...barTabs, 'privacy'] as const;
export type TabName = (typeof tabNames)[number];

export function tabLabel(name: TabName): string {
  return {
    security: () => __('Security', 'jetpack'),
    performance: () => __('Performance', 'jetpack'),
    writing: () => __('Writing', 'jetpack'),
    sharing: () => __('Sharing', 'jetpack'),
    discussion: () => __('Discussion', 'jetpack'),
    traffic: () => __('Traffic', 'jetpack'),
    privacy: () => __('Privacy', 'jetpack'),
  }[name]();
}

/** What a tab is for, above its cards. The only card of the Privacy tab has a heading of its own. */
export function tabHeadline(name: TabName): string | undefined {
  return {
    security: () => __('Protect your site, and get notified when it needs attention', 'jetpack'),
    performance: () => __('Load pages faster, optimize images, and speed up your visitors’ experience', 'jetpack'),
    writing: () => __('Compose content the way you want to and streamline your publishing experience', 'jetpack'),
    sharing: () => __('Share your content to social media, reaching new audiences and increasing engagement', 'jetpack'),
    discussion: () => __('Manage advanced comment settings and grow your audience with email subscriptions', 'jetpack'),
    traffic: () => __('Maximize your site’s visibility in search engines and view traffic patterns in real time', 'jetpack'),
    privacy: () => undefined,
  }[name]();
}

/** The tab a path shows; `/settings` is the first one of this viewer (spec 001 §2.5). */
export function getTab(path: string, { viewer, modules }: Pick<CardContext, 'viewer' | 'modules'>): TabName | undefined {
  const name = path.slice(1);
  if (name !== 'settings') return tabNames.find((tab) => tab === name);
  if (viewer.permissions.manage_modules) return 'security';
  if (modules['publicize']?.activated) return 'sharing';
  return modules['post-by-email']?.activated ? 'writing' : undefined;
}
