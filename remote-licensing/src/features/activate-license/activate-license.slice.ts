import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** The server's message about one license key. */
export interface KeyError {
  readonly key: string;
  readonly message: string;
}

/** The response to keys of which at least one was refused. */
export interface RefusedKeys {
  readonly errors: readonly KeyError[];
  /** Ids of the products that the other keys activated. */
  readonly activated: readonly number[];
}

export type ActivateState =
  | { readonly status: 'idle' }
  | { readonly status: 'activating' }
  /** Ids of the activated products. */
  | { readonly status: 'done'; readonly activated: readonly number[] }
  | ({ readonly status: 'refused' } & RefusedKeys)
  /** Without a response for each key: none of them is known to be active. */
  | { readonly status: 'failed'; readonly message: string };

const slice = createSlice({
  name: 'activate',
  initialState: { status: 'idle' } as ActivateState,
  reducers: {
    /** The screen was opened: discards the result of an earlier activation. */
    opened: (): ActivateState => ({ status: 'idle' }),
    requested: (_state, _action: PayloadAction<readonly string[]>): ActivateState => ({ status: 'activating' }),
    /** The payload contains the ids of the activated products. */
    succeeded: (_state, { payload: activated }: PayloadAction<readonly number[]>): ActivateState => ({
      status: 'done',
      activated,
    }),
    refused: (_state, { payload }: PayloadAction<RefusedKeys>): ActivateState => ({ status: 'refused', ...payload }),
    failed: (_state, { payload: message }: PayloadAction<string>): ActivateState => ({ status: 'failed', message }),
  },
});

export const activate = slice.actions;
export const activateReducer = slice.reducer;

export interface ActivateRoot {
  readonly activate: ActivateState;
}
export const selectActivate = (state: ActivateRoot): ActivateState => state.activate;

/** Returns the message about a key; undefined if there is none. */
export function selectKeyError(state: ActivateState, key: string): string | undefined {
  if (state.status === 'failed') return state.message;
  return state.status === 'refused' ? state.errors.find((error) => error.key === key)?.message : undefined;
}
