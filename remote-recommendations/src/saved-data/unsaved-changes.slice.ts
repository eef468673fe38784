import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { DataChange } from './data-changes';

/** Changes of the recommendations data that the site has not confirmed yet, oldest first. */
export interface UnsavedChangesState {
  readonly lastId: number;
  readonly changes: readonly { readonly id: number; readonly change: DataChange }[];
}

const initialState: UnsavedChangesState = { lastId: 0, changes: [] };

const slice = createSlice({
  name: 'unsavedChanges',
  initialState,
  reducers: {
    added: ({ lastId, changes }, { payload: change }: PayloadAction<DataChange>): UnsavedChangesState => ({
      lastId: lastId + 1,
      changes: [...changes, { id: lastId + 1, change }],
    }),
    /** The changes up to this id are saved and part of the refetched data. */
    saved: ({ lastId, changes }, { payload: savedId }: PayloadAction<number>): UnsavedChangesState => ({
      lastId,
      changes: changes.filter(({ id }) => id > savedId),
    }),
    /** The payload is the message of the error. The changes stay, and are sent with the next one. */
    saveFailed: (state, _action: PayloadAction<string>): UnsavedChangesState => state,
  },
});

export const unsavedChanges = slice.actions;
export const unsavedChangesReducer = slice.reducer;

export interface UnsavedChangesRoot {
  readonly unsavedChanges: UnsavedChangesState;
}

export const selectLastChangeId = ({ unsavedChanges: { lastId } }: UnsavedChangesRoot): number => lastId;

/** Lists by what they were made of: the same list as long as the changes are the same, as `useSelector` compares by identity. */
const lists = new WeakMap<UnsavedChangesState['changes'], readonly DataChange[]>();

export function selectUnsavedChanges({ unsavedChanges: { changes } }: UnsavedChangesRoot): readonly DataChange[] {
  const list = lists.get(changes) ?? changes.map(({ change }) => change);
  lists.set(changes, list);
  return list;
}
