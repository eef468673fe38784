import type { ChangeOptions, SettingsChange } from '@site-admin/contracts';

/** Settings that change WordPress menus and bars, which requires a page reload (spec 002 §4). */
const reloadingSettings: ReadonlySet<string> = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

/** Adds the page reload to the options where a setting requires it. */
export function changeOptionsFor(patch: SettingsChange, options: ChangeOptions = {}): ChangeOptions {
  return Object.keys(patch).some((name) => reloadingSettings.has(name)) ? { reload: true, ...options } : options;
}
