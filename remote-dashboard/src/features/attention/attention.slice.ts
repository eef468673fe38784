import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export interface AttentionState {
  /** Ids of the dismissed alerts. */
  readonly dismissed: readonly string[];
}

const initialState: AttentionState = { dismissed: [] };

const slice = createSlice({
  name: 'attention',
  initialState,
  reducers: {
    /** The dismissals that this browser stores were read. */
    restored: (_state, { payload }: PayloadAction<readonly string[]>): AttentionState => ({ dismissed: payload }),
    dismissed: ({ dismissed }, { payload }: PayloadAction<string>): AttentionState => ({ dismissed: [...dismissed, payload] }),
    /** All alerts of the site are known; dismissals of others are removed. */
    listed: ({ dismissed }, { payload }: PayloadAction<readonly string[]>): AttentionState => ({
      dismissed: dismissed.filter((id) => payload.includes(id)),
    }),
  },
});

export const attention = slice.actions;
export const attentionReducer = slice.reducer;

export interface WithAttention {
  readonly attention: AttentionState;
}

export const selectDismissed = ({ attention: state }: WithAttention): readonly string[] => state.dismissed;
