import type { ChangeOptions, SettingsChange } from '@site-admin/contracts';

/** Settings that change menus and bars of the host, which only a reload of the page shows (spec 002 §4). */
const reloadingSettings: ReadonlySet<string> = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

/** Adds the reload after a change of the host's menus to the caller's options. */
export function changeOptionsFor(patch: SettingsChange, options: ChangeOptions = {}): ChangeOptions {
  return Object.keys(patch).some((name) => reloadingSettings.has(name)) ? { reload: true, ...options } : options;
}
