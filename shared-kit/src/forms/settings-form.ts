import type { ChangeOptions, SettingName, SettingsChange } from '@site-admin/contracts';
import type { FieldErrors } from './refusals';

/** Checks of the values before they are sent, by name: the message for the field, or undefined for a valid value. */
export type Checks<Name extends SettingName = SettingName> = {
  readonly [Key in Name]?: (value: SettingsChange[Key]) => string | undefined;
};

export interface FormOptions<Name extends SettingName = SettingName> {
  /** Run on the edited values when the form is saved. A message stops the save, and is shown at its field. */
  readonly checks?: Checks<Name>;
  /** Texts, tracking and reload of a save. Called when the form is saved, so that texts are translated then. */
  readonly changeOptions?: () => ChangeOptions;
}

/** A group of settings that are edited and saved together. */
export interface SettingsForm<Name extends SettingName = SettingName> extends FormOptions<Name> {
  /** Unique in the remote. */
  readonly id: string;
  readonly names: readonly Name[];
}

/**
 * Declares a form over `names`. Its edits live in the remote's store, which needs `settingsForms` of the kit.
 *
 * @example
 * export const commentsForm = settingsForm('comments', ['highlander_comment_form_prompt', 'jetpack_comment_form_color_scheme'], {
 *   checks: { highlander_comment_form_prompt: (text = '') => (text.length > 200 ? __('Up to 200 characters.', 'jetpack') : undefined) },
 * });
 * const intro = useField(commentsForm, 'highlander_comment_form_prompt');
 * const { isDirty, save, discard } = useSettingsForm(commentsForm);
 */
export function settingsForm<Name extends SettingName>(
  id: string,
  names: readonly Name[],
  options: FormOptions<Name> = {},
): SettingsForm<Name> {
  return { id, names, ...options };
}

/** Returns the messages of the form's checks about the values of `patch`. */
export function checkValues({ names, checks = {} }: SettingsForm, patch: SettingsChange): FieldErrors {
  const messages = names.filter((name) => name in patch).map((name) => [name, checkValue(checks, name, patch)]);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

const checkValue = <Name extends SettingName>(checks: Checks, name: Name, patch: SettingsChange): string | undefined => {
  const check: Checks[Name] = checks[name];
  return check?.(patch[name]);
};
