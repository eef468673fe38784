/**
 * Forms over the site's settings, bundled by the remote that has some. Its store needs `...settingsForms.reducers` and
 * `...settingsForms.epics`.
 *
 * - `settingsForm(id, names, { checks })` declares a form, and checks of its values.
 * - `useField(form, name)` edits one setting of it; `error` is why its value was refused by a check or the site.
 * - `useSettingsForm(form)` saves and discards the edits, and finds conflicts with what was changed elsewhere.
 * - `saveForm(form)` is the action that saves a form, for epics.
 * - `useUnsavedForms()` asks before edits of any form are lost.
 */
export { getChangedEdits, type Edit, type Edits } from './form-values';
export { selectForm, type FormState, type FormsRoot, type SaveState } from './forms.slice';
export type { FieldErrors } from './refusals';
export { saveForm } from './save-form';
export { settingsForm, type Checks, type FormOptions, type SettingsForm } from './settings-form';
export { settingsForms } from './settings-forms';
export { useField, type FieldState } from './use-field';
export { useConflicts, useIsSaving, useSettingsForm, type Conflict, type SettingsFormState } from './use-settings-form';
export { useUnsavedForms } from './use-unsaved-forms';
