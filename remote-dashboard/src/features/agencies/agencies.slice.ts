import { createSlice } from '@site-admin/runtime/store';

export type AgenciesState = 'shown' | 'dismissed';

const slice = createSlice({
  name: 'agencies',
  initialState: 'shown' as AgenciesState,
  reducers: {
    /** The person sent the card away. */
    dismissed: (): AgenciesState => 'dismissed',
  },
});

export const agencies = slice.actions;
export const agenciesReducer = slice.reducer;

export interface WithAgencies {
  readonly agencies: AgenciesState;
}

export const selectAgencies = ({ agencies: state }: WithAgencies): AgenciesState => state;
