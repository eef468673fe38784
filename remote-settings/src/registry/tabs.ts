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

/** The tab a path shows; `/settings` is the first one of this viewer (spec 001 §2.5). */
export function getTab(path: string, { viewer, modules }: Pick<CardContext, 'viewer' | 'modules'>): TabName | undefined {
  const name = path.slice(1);
  if (name !== 'settings') return tabNames.find((tab) => tab === name);
  if (viewer.permissions.manage_modules) return 'security';
  if (modules['publicize']?.activated) return 'sharing';
  return modules['post-by-email']?.activated ? 'writing' : undefined;
}
