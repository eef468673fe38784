/** What decides whether the options below a module's switch can be used (spec 001 §5). */
export interface OptionState {
  readonly isOn: boolean;
  readonly isUnavailable: boolean;
  readonly isSaving: boolean;
}

/** Options need their module on, available and not being saved. */
export const isOptionDisabled = ({ isOn, isUnavailable, isSaving }: OptionState): boolean => !isOn || isUnavailable || isSaving;
