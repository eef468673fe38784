import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export type ActivateState =
  | { readonly status: 'idle' }
  | { readonly status: 'activating' }
  | { readonly status: 'done'; readonly productId: number }
  | { readonly status: 'failed'; readonly message: string };

const slice = createSlice({
  name: 'activate',
  initialState: { status: 'idle' } as ActivateState,
  reducers: {
    /** The screen was opened: discards the result of an earlier activation. */
    opened: (): ActivateState => ({ status: 'idle' }),
    requested: (_state, _action: PayloadAction<string>): ActivateState => ({ status: 'activating' }),
    succeeded: (_state, { payload }: PayloadAction<number>): ActivateState => ({ status: 'done', productId: payload }),
    failed: (_state, { payload }: PayloadAction<string>): ActivateState => ({ status: 'failed', message: payload }),
  },
});

export const activate = slice.actions;
export const activateReducer = slice.reducer;

export interface ActivateRoot {
  readonly activate: ActivateState;
}
export const selectActivate = (state: ActivateRoot): ActivateState => state.activate;
