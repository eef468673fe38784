import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { ScanState } from './scan.view';

const slice = createSlice({
  name: 'scan',
  initialState: { by: 'scan', view: { kind: 'loading' } } as ScanState,
  reducers: {
    heard: (_state, { payload }: PayloadAction<ScanState>): ScanState => payload,
  },
});

export const scan = slice.actions;
export const scanReducer = slice.reducer;

export interface WithScan {
  readonly scan: ScanState;
}

export const selectScan = (state: WithScan): ScanState => state.scan;
