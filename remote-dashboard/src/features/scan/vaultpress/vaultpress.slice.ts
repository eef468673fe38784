import { createSlice } from '@site-admin/runtime/store';

export type VaultPressState = { readonly status: 'idle' } | { readonly status: 'activating' };

const slice = createSlice({
  name: 'vaultPress',
  initialState: { status: 'idle' } as VaultPressState,
  reducers: {
    /** The person asked for the plugin, installed or not. */
    requested: (): VaultPressState => ({ status: 'activating' }),
    /** It works; the page is being left for its own, so nothing is offered again. */
    activated: (state): VaultPressState => state,
    failed: (): VaultPressState => ({ status: 'idle' }),
  },
});

export const vaultPress = slice.actions;
export const vaultPressReducer = slice.reducer;

export interface WithVaultPress {
  readonly vaultPress: VaultPressState;
}

export const selectVaultPress = (state: WithVaultPress): VaultPressState => state.vaultPress;
