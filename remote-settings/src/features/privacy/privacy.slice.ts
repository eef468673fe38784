import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** `optOut` is what the site says, or what was just asked of it. */
export type PrivacyState =
  | { readonly status: 'unknown' }
  | { readonly status: 'known'; readonly optOut: boolean }
  | { readonly status: 'updating'; readonly optOut: boolean }
  | { readonly status: 'failed'; readonly message: string };

const slice = createSlice({
  name: 'privacy',
  initialState: { status: 'unknown' } as PrivacyState,
  reducers: {
    opened: (state): PrivacyState => state,
    fetched: (_state, { payload: optOut }: PayloadAction<boolean>): PrivacyState => ({ status: 'known', optOut }),
    fetchFailed: (_state, { payload: message }: PayloadAction<string>): PrivacyState => ({ status: 'failed', message }),
    optOutRequested: (_state, { payload: optOut }: PayloadAction<boolean>): PrivacyState => ({ status: 'updating', optOut }),
    updated: (_state, { payload: optOut }: PayloadAction<boolean>): PrivacyState => ({ status: 'known', optOut }),
    /** Nothing was changed: the switch goes back. */
    updateFailed: (_state, { payload }: PayloadAction<{ optOut: boolean; message: string }>): PrivacyState => ({
      status: 'known',
      optOut: payload.optOut,
    }),
  },
});

export const privacy = slice.actions;
export const privacyReducer = slice.reducer;
export interface PrivacyRoot {
  readonly privacy: PrivacyState;
}
export const selectPrivacy = (state: PrivacyRoot): PrivacyState => state.privacy;
