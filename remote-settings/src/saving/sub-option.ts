import type { ModuleSlug, SettingsChange } from '@site-admin/contracts';

/**
 * What switching an option of a module sends (spec 001 §4.5): with the module off, both go on; with it on, only the option is
 * switched, or module and option together where the module makes no sense without it.
 */
export function subOptionChange(
  parent: { readonly slug: ModuleSlug; readonly isOn: boolean },
  option: { readonly name: keyof SettingsChange & string; readonly isOn: boolean; readonly takesModuleAlong?: boolean },
): SettingsChange {
  if (!parent.isOn) return { [parent.slug]: true, [option.name]: true };
  if (option.isOn && option.takesModuleAlong) return { [parent.slug]: false, [option.name]: false };
  return { [option.name]: !option.isOn };
}
