import { createSlice } from '@site-admin/runtime/store';

export interface BackupState {
  /** The upgrade popup; closed for this view. */
  readonly popup: 'open' | 'closed';
}

const initialState: BackupState = { popup: 'open' };

const slice = createSlice({
  name: 'backup',
  initialState,
  reducers: { popupClosed: (): BackupState => ({ popup: 'closed' }) },
});

export const backup = slice.actions;
export const backupReducer = slice.reducer;

export interface WithBackup {
  readonly backup: BackupState;
}

export const selectIsPopupClosed = ({ backup: state }: WithBackup): boolean => state.popup === 'closed';
