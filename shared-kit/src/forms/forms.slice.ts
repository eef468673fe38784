import { isDeepEqual, type SettingsChange } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { Edits } from './form-values';
import type { SettingsForm } from './settings-form';

export type SaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message: string }
  /** Requires the user's decision: `names` were changed on the site after they were edited here. */
  | { readonly status: 'conflict'; readonly names: readonly string[] };

export interface FormState {
  readonly edits: Edits;
  readonly save: SaveState;
}

/** By form id; a form without unsaved edits may be missing. */
export type FormsState = Readonly<Record<string, FormState>>;

export const cleanForm: FormState = { edits: {}, save: { status: 'idle' } };

const without = (edits: Edits, name: string): Edits => Object.fromEntries(Object.entries(edits).filter(([key]) => key !== name));

/** Removes the saved edits. Edits made meanwhile stay, with the saved value as their base. */
function afterSave(edits: Edits, sent: SettingsChange): Edits {
  const kept = Object.entries(edits).filter(([name, { value }]) => !(name in sent) || !isDeepEqual(value, sent[name]));
  return Object.fromEntries(kept.map(([name, edit]) => [name, name in sent ? { ...edit, base: sent[name] } : edit]));
}

const update = (state: FormsState, id: string, change: Partial<FormState>): FormsState => ({
  ...state,
  [id]: { ...(state[id] ?? cleanForm), ...change },
});

const slice = createSlice({
  name: 'settingsForms',
  initialState: {} as FormsState,
  reducers: {
    /** `stored` is in its edited format. An edit that equals it is removed. */
    edited(state, { payload }: PayloadAction<{ id: string; name: string; value: unknown; stored: unknown }>): FormsState {
      const { id, name, value, stored } = payload;
      const { edits } = state[id] ?? cleanForm;
      if (isDeepEqual(value, stored)) return update(state, id, { edits: without(edits, name) });
      return update(state, id, { edits: { ...edits, [name]: { value, base: (edits[name] ?? { base: stored }).base } } });
    },
    /** Edits made before this version of the remote was mounted. */
    restored: (state, { payload }: PayloadAction<{ id: string; edits: Edits }>): FormsState =>
      update(state, payload.id, { edits: payload.edits }),
    saveStarted: (state, { payload: id }: PayloadAction<string>): FormsState => update(state, id, { save: { status: 'saving' } }),
    conflictFound: (state, { payload }: PayloadAction<{ id: string; names: readonly string[] }>): FormsState =>
      update(state, payload.id, { save: { status: 'conflict', names: payload.names } }),
    /** The user continues editing instead of overwriting. */
    conflictDismissed: (state, { payload: id }: PayloadAction<string>): FormsState =>
      update(state, id, { save: { status: 'idle' } }),
    saved: (state, { payload }: PayloadAction<{ id: string; sent: SettingsChange }>): FormsState =>
      update(state, payload.id, {
        save: { status: 'idle' },
        edits: afterSave((state[payload.id] ?? cleanForm).edits, payload.sent),
      }),
    saveFailed: (state, { payload }: PayloadAction<{ id: string; message: string }>): FormsState =>
      update(state, payload.id, { save: { status: 'failed', message: payload.message } }),
    discarded: (state, { payload: id }: PayloadAction<string>): FormsState => update(state, id, cleanForm),
    allDiscarded: (state): FormsState => Object.fromEntries(Object.keys(state).map((id) => [id, cleanForm])),
    opened: (state, _action: PayloadAction<SettingsForm>): FormsState => state,
    /** `overwrite`: the user chose to replace values that were changed on the site. */
    saveRequested: (state, _action: PayloadAction<{ form: SettingsForm; overwrite: boolean }>): FormsState => state,
  },
});

export const forms = slice.actions;
export const formsReducer = slice.reducer;

export interface FormsRoot {
  readonly settingsForms: FormsState;
}

export const selectForm = ({ settingsForms }: FormsRoot, id: string): FormState => settingsForms[id] ?? cleanForm;
