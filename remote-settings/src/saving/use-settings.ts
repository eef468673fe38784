import { getModules, getSettings, type Modules, type Settings, type SettingsChange } from '@site-admin/contracts';
import { useResource } from '@site-admin/kit';
import { useDispatch, useSelector } from '@site-admin/runtime/store';
import { saving, selectIsDirty, selectSaving } from './saving.slice';

/** The site's settings as the person sees them: what is stored, with what they typed or switched on top. */
export interface SettingsView {
  readonly modules: Modules;
  /** Typed, else switched, else stored. */
  value<Name extends string & keyof Settings & keyof SettingsChange>(name: Name): Settings[Name];
  /** True while a switch of it is on its way. */
  isPending(name: string): boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Switches options at once. */
  change(change: SettingsChange): void;
  /** Holds what was typed until it is saved. */
  edit<Name extends string & keyof Settings & keyof SettingsChange>(name: Name, value: SettingsChange[Name]): void;
  save(): void;
  discard(): void;
}

export function useSettings(): SettingsView {
  const settings: Settings = useResource(getSettings).data ?? {};
  const modules = useResource(getModules).data ?? {};
  const { edits, pending, save } = useSelector(selectSaving);
  const isDirty = useSelector(selectIsDirty);
  const dispatch = useDispatch();
  const shown: Settings = { ...settings, ...(pending as Partial<Settings>), ...(edits as Partial<Settings>) };
  return {
    modules,
    value: (name) => shown[name],
    isPending: (name) => name in pending,
    isSaving: save.status === 'saving',
    isDirty,
    change: (change) => dispatch(saving.changeRequested(change)),
    edit: (name, value) => dispatch(saving.edited({ name, value, stored: settings[name] })),
    save: () => dispatch(saving.saveRequested()),
    discard: () => dispatch(saving.discarded()),
  };
}
