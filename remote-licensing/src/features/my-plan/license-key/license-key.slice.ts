import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export interface LicenseKeyState {
  /** The content of the field. */
  readonly key: string;
  readonly isApplying: boolean;
  /** The server's message about the key in the field. */
  readonly error?: string;
}

const slice = createSlice({
  name: 'licenseKey',
  initialState: { key: '', isApplying: false } as LicenseKeyState,
  reducers: {
    typed: (_state, { payload: key }: PayloadAction<string>): LicenseKeyState => ({ key, isApplying: false }),
    requested: (state): LicenseKeyState => ({ key: state.key, isApplying: true }),
    succeeded: (): LicenseKeyState => ({ key: '', isApplying: false }),
    failed: (state, { payload: error }: PayloadAction<string>): LicenseKeyState => ({ key: state.key, isApplying: false, error }),
  },
});

export const licenseKey = slice.actions;
export const licenseKeyReducer = slice.reducer;

export interface LicenseKeyRoot {
  readonly licenseKey: LicenseKeyState;
}
export const selectLicenseKey = (state: LicenseKeyRoot): LicenseKeyState => state.licenseKey;
