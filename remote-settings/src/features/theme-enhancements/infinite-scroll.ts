import type { SettingsChange } from '@site-admin/contracts';

/** `default`: as the theme does it; `button` and `scroll`: how the module loads more posts. */
export const infiniteScrollModes = ['default', 'button', 'scroll'] as const;
export type InfiniteScrollMode = (typeof infiniteScrollModes)[number];

/** @param scrolls The option `infinite_scroll`. */
export function getInfiniteScrollMode(isModuleOn: boolean, scrolls: boolean): InfiniteScrollMode {
  if (!isModuleOn) return 'default';
  return scrolls ? 'scroll' : 'button';
}

/** Returns the change that selects a mode (reference: behaviour, C3). */
export const toInfiniteScrollChange = (mode: InfiniteScrollMode): SettingsChange =>
  mode === 'default' ? { 'infinite-scroll': false } : { 'infinite-scroll': true, infinite_scroll: mode === 'scroll' };
