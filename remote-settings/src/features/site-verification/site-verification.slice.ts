import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { GoogleError } from './google-status';

/** The verification with Google. `manual`: the code is entered by hand. */
export type GoogleState =
  { readonly status: 'idle' | 'manual' | 'verifying' } | { readonly status: 'failed'; readonly error: GoogleError };

const slice = createSlice({
  name: 'google',
  initialState: { status: 'idle' } as GoogleState,
  reducers: {
    /** The card is mounted for a user that can verify with an account. */
    opened: (state): GoogleState => state,
    manualOpened: (): GoogleState => ({ status: 'manual' }),
    manualClosed: (): GoogleState => ({ status: 'idle' }),
    /** The user permitted the site to use Google; the payload is the id of the permission. */
    permitted: (_state, _action: PayloadAction<number>): GoogleState => ({ status: 'verifying' }),
    verified: (): GoogleState => ({ status: 'idle' }),
    failed: (_state, { payload: error }: PayloadAction<GoogleError>): GoogleState => ({ status: 'failed', error }),
    /** Google does not find the stored code. */
    codeRefused: (state): GoogleState => state,
  },
});

export const google = slice.actions;
export const googleReducer = slice.reducer;
export interface GoogleRoot {
  readonly google: GoogleState;
}
export const selectGoogle = (state: GoogleRoot): GoogleState => state.google;
