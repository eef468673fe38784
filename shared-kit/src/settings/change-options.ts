import type { ChangeOptions, SettingsChange } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';

/** Settings that change WordPress menus and bars, which requires a page reload (spec 002 §4). */
const reloadingSettings: ReadonlySet<string> = new Set(['masterbar', 'jetpack_testimonial', 'jetpack_portfolio']);

/** Adds the page reload and its text to the options where a setting requires it. The page is gone before Undo could be used. */
export function changeOptionsFor(patch: SettingsChange, options: ChangeOptions = {}): ChangeOptions {
  if (!Object.keys(patch).some((name) => reloadingSettings.has(name))) return options;
  const { texts } = options;
  const success = __('Updated settings. Refreshing page…', 'jetpack');
  return { reload: true, undo: false, ...options, texts: texts === 'none' ? texts : { success, ...texts } };
}
