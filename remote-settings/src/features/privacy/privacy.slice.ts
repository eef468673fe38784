import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

/** `optOut` is shown instead of the stored value until the site has confirmed it. */
export type PrivacyState = { readonly status: 'idle' } | { readonly status: 'updating'; readonly optOut: boolean };

const slice = createSlice({
  name: 'privacy',
  initialState: { status: 'idle' } as PrivacyState,
  reducers: {
    optOutRequested: (_state, { payload: optOut }: PayloadAction<boolean>): PrivacyState => ({ status: 'updating', optOut }),
    updated: (state): PrivacyState => state,
    /** The settings were refetched after an update. */
    confirmed: (): PrivacyState => ({ status: 'idle' }),
    updateFailed: (_state, _action: PayloadAction<string>): PrivacyState => ({ status: 'idle' }),
  },
});

export const privacy = slice.actions;
export const privacyReducer = slice.reducer;
export interface PrivacyRoot {
  readonly privacy: PrivacyState;
}
export const selectPrivacy = (state: PrivacyRoot): PrivacyState => state.privacy;
