import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export interface AttentionState {
  /** Ids of the dismissed lines. */
  readonly dismissed: readonly string[];
}

const initialState: AttentionState = { dismissed: [] };

const slice = createSlice({
  name: 'attention',
  initialState,
  reducers: {
    dismissed: ({ dismissed }, { payload }: PayloadAction<string>): AttentionState => ({ dismissed: [...dismissed, payload] }),
  },
});

export const attention = slice.actions;
export const attentionReducer = slice.reducer;

export interface WithAttention {
  readonly attention: AttentionState;
}

export const selectDismissed = ({ attention: state }: WithAttention): readonly string[] => state.dismissed;
