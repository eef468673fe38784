import { useCallback, useMemo } from 'react';
import type { SettingName, SettingsChange } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { getFormValue } from './form-values';
import { forms, selectForm, type FormsRoot } from './forms.slice';
import type { SettingsForm } from './settings-form';

export interface FieldState<Name extends SettingName> {
  /** Typed, else pending, else stored. */
  readonly value: SettingsChange[Name];
  readonly isEdited: boolean;
  readonly isPending: boolean;
  /** Why the value was not saved: the site's message, or that of a check. Ends when the value is edited or saved. */
  readonly error: string | undefined;
  /** Keeps a value until the form is saved or discarded. */
  readonly edit: (value: SettingsChange[Name]) => void;
}

/** One setting of a form. Re-renders only when its own value changes. */
export function useField<FormName extends SettingName, Name extends FormName>(
  form: SettingsForm<FormName>,
  name: Name,
): FieldState<Name> {
  const { settings } = useShell();
  const dispatch = useDispatch();
  const live = useMemo(() => settings.watch([name]), [settings, name]);
  const { values, pending } = useLive(live);
  const edited = useSelector((state: FormsRoot) => selectForm(state, form.id).edits[name]);
  const error = useSelector((state: FormsRoot) => selectForm(state, form.id).errors[name]);
  const edit = useCallback(
    (value: SettingsChange[Name]) => {
      const [stored, shown] = [live.current.stored, live.current.values].map((values) => getFormValue(name, values));
      dispatch(forms.edited({ id: form.id, name, value, stored, shown }));
    },
    [dispatch, live, form, name],
  );
  const value = edited ? edited.value : getFormValue(name, values);
  return {
    // Either what `edit` received, or the stored value in the type it is written in.
    value: value as SettingsChange[Name],
    isEdited: edited !== undefined,
    isPending: pending.length > 0,
    error,
    edit,
  };
}
