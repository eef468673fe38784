import type { SettingName, SiteSettings } from '@site-admin/contracts';
import { useShell, useUnsaved } from '@site-admin/kit';
import { __ } from '@site-admin/runtime/i18n';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { getChangedEdits, type Edits } from './form-values';
import { forms, type FormsRoot, type FormsState } from './forms.slice';

/** Asks before unsaved edits of any form are lost; leaving discards them. Render it once per remote, in a component of its own. */
export function useUnsavedForms(): void {
  const { settings } = useShell();
  const dispatch = useDispatch();
  const state = useSelector(({ settingsForms }: FormsRoot) => settingsForms);
  useUnsaved({
    question: __('There are unsaved settings in this tab that will be lost if you leave it. Proceed?', 'jetpack'),
    // A getter: the edits are compared when the user leaves, not at each keystroke.
    get isDirty() {
      return hasUnsaved(state, settings);
    },
    onLeave: () => dispatch(forms.allDiscarded()),
  });
}

function hasUnsaved(state: FormsState, settings: SiteSettings): boolean {
  const edits: Edits = Object.assign({}, ...Object.values(state).map((form) => form.edits));
  const { stored } = settings.watch(Object.keys(edits) as SettingName[]).current;
  return Object.keys(getChangedEdits(edits, stored)).length > 0;
}
