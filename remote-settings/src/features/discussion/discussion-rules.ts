/** What decides whether the options below a module's toggle can be used (spec 001 §5). */
export interface OptionState {
  readonly isOn: boolean;
  readonly isUnavailable: boolean;
  readonly isSaving: boolean;
}

/** Introduction and colour scheme, and the two subscription options: only with the module on, available and not being saved. */
export function isFormDisabled({ isOn, isUnavailable, isSaving }: OptionState): boolean {
  return !isOn || isUnavailable || isSaving;
}

/** Markdown in comments: only while saving, or when someone else switched Markdown off (spec 001 §5). */
export function isCommentMarkdownDisabled({ isSaving, override }: { isSaving: boolean; override: string | false }): boolean {
  return isSaving || override === 'inactive';
}
