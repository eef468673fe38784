import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export type UnlinkState = { readonly status: 'idle' } | { readonly status: 'unlinking' };

const slice = createSlice({
  name: 'unlink',
  initialState: { status: 'idle' } as UnlinkState,
  reducers: {
    requested: (): UnlinkState => ({ status: 'unlinking' }),
    done: (): UnlinkState => ({ status: 'idle' }),
    failed: (_state, _action: PayloadAction<unknown>): UnlinkState => ({ status: 'idle' }),
  },
});

export const unlink = slice.actions;
export const unlinkReducer = slice.reducer;

export interface WithUnlink {
  readonly unlink: UnlinkState;
}

export const selectUnlinking = (state: WithUnlink): UnlinkState => state.unlink;
