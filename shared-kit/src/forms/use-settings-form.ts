import { useCallback, useLayoutEffect, useMemo } from 'react';
import type { SettingName } from '@site-admin/contracts';
import { useLive, useShell } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { getChangedEdits, getFormValue } from './form-values';
import { forms, selectForm, type FormsRoot, type SaveState } from './forms.slice';
import type { SettingsForm } from './settings-form';

export interface SettingsFormState {
  /** True if an edit differs from its stored value. */
  readonly isDirty: boolean;
  readonly saveState: SaveState;
  /** Saves all edits in one request. Reports a conflict instead if the site has replaced a value since its edit began. */
  readonly save: () => void;
  /** Replaces the newer values of a conflict. */
  readonly overwrite: () => void;
  readonly discard: () => void;
  /** Ends a conflict with the values on the site. Edits that do not conflict stay. */
  readonly dropConflicts: () => void;
  /** Ends a conflict without saving; the edits stay. */
  readonly dismissConflict: () => void;
}

/** The state of a form. Re-renders when it becomes dirty or clean and while it is saved, not at each keystroke. */
export function useSettingsForm<Name extends SettingName>(form: SettingsForm<Name>): SettingsFormState {
  const dispatch = useDispatch();
  const isDirty = useIsFormDirty(form);
  const saveState = useSelector((state: FormsRoot) => selectForm(state, form.id).save);
  // A layout effect, so that restored edits are in the first paint.
  useLayoutEffect(() => {
    dispatch(forms.opened(form));
  }, [dispatch, form]);
  const request = useCallback((overwrite: boolean) => dispatch(forms.saveRequested({ form, overwrite })), [dispatch, form]);
  return useMemo(
    () => ({
      isDirty,
      saveState,
      save: () => request(false),
      overwrite: () => request(true),
      discard: () => dispatch(forms.discarded(form.id)),
      dropConflicts: () => dispatch(forms.editsDropped({ id: form.id, names: getConflictNames(saveState) })),
      dismissConflict: () => dispatch(forms.conflictDismissed(form.id)),
    }),
    [isDirty, saveState, request, dispatch, form],
  );
}

const getConflictNames = (saveState: SaveState) => (saveState.status === 'conflict' ? saveState.names : []);

/** A value that was changed on the site after it was edited here. Both values are in the format of the form. */
export interface Conflict {
  readonly name: string;
  readonly mine: unknown;
  readonly onSite: unknown;
}

/** The conflicts of a form that the user has to decide on; empty unless `saveState` is `conflict`. */
export function useConflicts({ id, names }: SettingsForm): readonly Conflict[] {
  const { settings } = useShell();
  const { stored } = useLive(useMemo(() => settings.watch(names), [settings, names]));
  const { edits, save } = useSelector((state: FormsRoot) => selectForm(state, id));
  return getConflictNames(save).map((name) => ({ name, mine: edits[name]?.value, onSite: getFormValue(name, stored) }));
}

function useIsFormDirty({ id, names }: SettingsForm): boolean {
  const { settings } = useShell();
  const { stored } = useLive(useMemo(() => settings.watch(names), [settings, names]));
  return useSelector((state: FormsRoot) => Object.keys(getChangedEdits(selectForm(state, id).edits, stored)).length > 0);
}

/** Returns whether the form is being saved, to disable its fields. */
export const useIsSaving = ({ id }: SettingsForm): boolean =>
  useSelector((state: FormsRoot) => selectForm(state, id).save.status === 'saving');
