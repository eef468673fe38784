import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** Whether the event stream is open: without it the state is polled. */
export type SyncState = 'connecting' | 'live' | 'reconnecting';

const slice = createSlice({
  name: 'sync',
  initialState: 'connecting' as SyncState,
  reducers: {
    changed: (_state, { payload }: PayloadAction<SyncState>) => payload,
  },
});

export const sync = slice.actions;
export const syncReducer = slice.reducer;

export interface SyncRoot {
  readonly sync: SyncState;
}
export const selectSync = (state: SyncRoot): SyncState => state.sync;
