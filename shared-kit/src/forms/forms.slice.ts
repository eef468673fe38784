import { isDeepEqual, type SettingsChange } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { Edits } from './form-values';
import type { FieldErrors } from './refusals';
import type { SettingsForm } from './settings-form';

export type SaveState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' }
  /** The message concerns the whole form. */
  | { readonly status: 'failed'; readonly message: string }
  /** Some values were refused; their fields have the messages. A new object each time. */
  | { readonly status: 'refused' }
  /** Requires the user's decision: `names` were changed on the site after they were edited here. */
  | { readonly status: 'conflict'; readonly names: readonly string[] };

export interface FormState {
  readonly edits: Edits;
  readonly save: SaveState;
  /** Why values were refused by the site or by a check, until they are edited or saved. */
  readonly errors: FieldErrors;
}

/** By form id; a form without unsaved edits may be missing. */
export type FormsState = Readonly<Record<string, FormState>>;

export const cleanForm: FormState = { edits: {}, save: { status: 'idle' }, errors: {} };

function without<Value>(values: Readonly<Record<string, Value>>, name: string): Readonly<Record<string, Value>> {
  return name in values ? Object.fromEntries(Object.entries(values).filter(([key]) => key !== name)) : values;
}

/** Removes the saved edits. Edits made meanwhile stay, with the saved value as their base. */
function afterSave(edits: Edits, sent: SettingsChange): Edits {
  const kept = Object.entries(edits).filter(([name, { value }]) => !(name in sent) || !isDeepEqual(value, sent[name]));
  return Object.fromEntries(kept.map(([name, edit]) => [name, name in sent ? { ...edit, base: sent[name] } : edit]));
}

export interface SaveEnd {
  readonly id: string;
  /** What the site stored. */
  readonly saved: SettingsChange;
  readonly errors: FieldErrors;
  /** Why values were not saved that have no message of their own. */
  readonly message?: string | undefined;
}

function toSaveState(errors: FieldErrors, message: string | undefined): SaveState {
  if (message !== undefined) return { status: 'failed', message };
  return { status: Object.keys(errors).length > 0 ? 'refused' : 'idle' };
}

const update = (state: FormsState, id: string, change: Partial<FormState>): FormsState => ({
  ...state,
  [id]: { ...(state[id] ?? cleanForm), ...change },
});

const slice = createSlice({
  name: 'settingsForms',
  initialState: {} as FormsState,
  reducers: {
    /** `shown` is the pending value, else the stored one. An edit that equals both is removed. */
    edited(
      state,
      { payload }: PayloadAction<{ id: string; name: string; value: unknown; stored: unknown; shown: unknown }>,
    ): FormsState {
      const { id, name, value, stored, shown } = payload;
      const form = state[id] ?? cleanForm;
      const errors = without(form.errors, name);
      if (isDeepEqual(value, stored) && isDeepEqual(value, shown)) {
        return update(state, id, { edits: without(form.edits, name), errors });
      }
      const { base } = form.edits[name] ?? { base: shown };
      return update(state, id, { edits: { ...form.edits, [name]: { value, base } }, errors });
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
    /** The user takes the values on the site instead of some edits; the others stay. */
    editsDropped(state, { payload: { id, names } }: PayloadAction<{ id: string; names: readonly string[] }>): FormsState {
      const { edits, errors } = state[id] ?? cleanForm;
      const save = { status: 'idle' } as const;
      return update(state, id, { edits: names.reduce(without, edits), errors: names.reduce(without, errors), save });
    },
    saveEnded(state, { payload }: PayloadAction<SaveEnd>): FormsState {
      const { id, saved, errors, message } = payload;
      const { edits } = state[id] ?? cleanForm;
      return update(state, id, { edits: afterSave(edits, saved), errors, save: toSaveState(errors, message) });
    },
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
