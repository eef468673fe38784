import { createSlice } from '@site-admin/runtime/store';

/** `dismissed` for this view, whether or not the site stored it. */
export type AgenciesState = 'shown' | 'dismissed';

const slice = createSlice({
  name: 'agencies',
  initialState: 'shown' as AgenciesState,
  reducers: { dismissed: (): AgenciesState => 'dismissed' },
});

export const agencies = slice.actions;
export const agenciesReducer = slice.reducer;

export interface WithAgencies {
  readonly agencies: AgenciesState;
}

export const selectIsDismissed = ({ agencies: state }: WithAgencies): boolean => state === 'dismissed';
