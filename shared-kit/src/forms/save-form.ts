import { forms } from './forms.slice';
import type { SettingsForm } from './settings-form';

/** Returns the action that saves the edits of a form, like its Save button. */
export const saveForm = (form: SettingsForm) => forms.saveRequested({ form, overwrite: false });
