import type { ChangeOptions, SettingName } from '@site-admin/contracts';

/** A group of settings that are edited and saved together. */
export interface SettingsForm<Name extends SettingName = SettingName> {
  /** Unique in the remote. */
  readonly id: string;
  readonly names: readonly Name[];
  /** Texts, tracking and reload of a save. Called when the form is saved, so that texts are translated then. */
  readonly changeOptions?: (() => ChangeOptions) | undefined;
}

/**
 * Declares a form over `names`. Its edits live in the remote's store, which needs `settingsForms` of the kit.
 *
 * @example
 * export const commentsForm = settingsForm('comments', ['highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme']);
 * const intro = useField(commentsForm, 'highlander_comment_form_prompt');
 * const { isDirty, save, discard } = useSettingsForm(commentsForm);
 */
export function settingsForm<Name extends SettingName>(
  id: string,
  names: readonly Name[],
  changeOptions?: () => ChangeOptions,
): SettingsForm<Name> {
  return { id, names, changeOptions };
}
