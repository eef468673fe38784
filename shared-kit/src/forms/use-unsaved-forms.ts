import { useMemo } from 'react';
import type { SettingName } from '@site-admin/contracts';
import { useLive, useShell, useUnsaved } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { getChangedEdits } from './form-values';
import { forms, type FormsRoot } from './forms.slice';

/** Asks before unsaved edits of any form are lost; leaving discards them. Render it once per remote, in a component of its own. */
export function useUnsavedForms(): void {
  const { settings } = useShell();
  const dispatch = useDispatch();
  const state = useSelector(({ settingsForms }: FormsRoot) => settingsForms);
  const edits = Object.assign({}, ...Object.values(state).map((form) => form.edits));
  const names = Object.keys(edits).sort().join();
  const { stored } = useLive(useMemo(() => settings.watch(names.split(',') as SettingName[]), [settings, names]));
  useUnsaved({
    question: __('There are unsaved settings in this tab that will be lost if you leave it. Proceed?', 'jetpack'),
    isDirty: Object.keys(getChangedEdits(edits, stored)).length > 0,
    onLeave: () => dispatch(forms.allDiscarded()),
  });
}
