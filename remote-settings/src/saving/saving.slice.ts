import type { SettingsChange } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** One or more options, by name, with the value wanted. */
export type Change = SettingsChange;

export interface SavingState {
  /** Typed but not sent: what would be lost by leaving. */
  readonly edits: Change;
  /** Of the form, as a whole: one save button sends every edit. */
  readonly save:
    { readonly status: 'idle' } | { readonly status: 'saving' } | { readonly status: 'failed'; readonly message: string };
  /** Sent by a toggle and not yet confirmed; shown as if it were so already. */
  readonly pending: Change;
}

const initialState: SavingState = { edits: {}, save: { status: 'idle' }, pending: {} };

const without = (change: Change, names: readonly string[]): Change =>
  Object.fromEntries(Object.entries(change).filter(([name]) => !names.includes(name)));

const slice = createSlice({
  name: 'saving',
  initialState,
  reducers: {
    /** The person typed. An edit back to the stored value is no edit. */
    edited: (state, { payload }: PayloadAction<{ name: string; value: unknown; stored: unknown }>): SavingState => ({
      ...state,
      edits:
        payload.value === payload.stored
          ? without(state.edits, [payload.name])
          : { ...state.edits, [payload.name]: payload.value },
    }),
    saveRequested: (state): SavingState => ({ ...state, save: { status: 'saving' } }),
    /** Only what was sent is cleared: an edit made while saving stays. */
    saved: (state, { payload: sent }: PayloadAction<Change>): SavingState => ({
      ...state,
      save: { status: 'idle' },
      edits: Object.fromEntries(
        Object.entries(state.edits).filter(([name, value]) => !(name in sent) || sent[name as keyof Change] !== value),
      ),
    }),
    saveFailed: (state, { payload: message }: PayloadAction<string>): SavingState => ({
      ...state,
      save: { status: 'failed', message },
    }),
    discarded: (state): SavingState => ({ ...state, edits: {}, save: { status: 'idle' } }),
    changeRequested: (state, { payload }: PayloadAction<Change>): SavingState => ({
      ...state,
      pending: { ...state.pending, ...payload },
    }),
    changeAccepted: (state, _action: PayloadAction<Change>): SavingState => state,
    changeFailed: (state, { payload }: PayloadAction<{ change: Change; message: string }>): SavingState => ({
      ...state,
      pending: without(state.pending, Object.keys(payload.change)),
    }),
    /** The fresh settings are in: what they say counts from here. */
    changeSettled: (state, { payload }: PayloadAction<Change>): SavingState => ({
      ...state,
      pending: without(state.pending, Object.keys(payload)),
    }),
  },
});

export const saving = slice.actions;
export const savingReducer = slice.reducer;

export interface SavingRoot {
  readonly saving: SavingState;
}
export const selectSaving = (state: SavingRoot): SavingState => state.saving;
export const selectIsDirty = (state: SavingRoot): boolean => Object.keys(state.saving.edits).length > 0;
