import type { StatsRange } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export interface StatsState {
  readonly range: StatsRange;
  /** The card of a site without views; dismissed for this view, whether or not the site stored it. */
  readonly emptyCard: 'shown' | 'dismissed';
}

const initialState: StatsState = { range: 'day', emptyCard: 'shown' };

const slice = createSlice({
  name: 'stats',
  initialState,
  reducers: {
    rangeChosen: (state, { payload }: PayloadAction<StatsRange>): StatsState => ({ ...state, range: payload }),
    /** `isStored`: the user may change settings, so the dismissal is saved on the site. */
    emptyCardDismissed: (state, _action: PayloadAction<{ isStored: boolean }>): StatsState => ({
      ...state,
      emptyCard: 'dismissed',
    }),
  },
});

export const stats = slice.actions;
export const statsReducer = slice.reducer;

export interface WithStats {
  readonly stats: StatsState;
}

export const selectRange = ({ stats: state }: WithStats): StatsRange => state.range;
export const selectIsEmptyCardDismissed = ({ stats: state }: WithStats): boolean => state.emptyCard === 'dismissed';
