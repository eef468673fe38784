import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { FeatureSlug } from '../steps/features';

/** `enabled` after the site confirmed it, although the cached plugin list may still be older. */
export type EnablingStatus = 'enabling' | 'enabled';

/** Features that this page enables. */
export type EnablingState = { readonly [Slug in FeatureSlug]?: EnablingStatus };

const initialState: EnablingState = {};

const slice = createSlice({
  name: 'enabling',
  initialState,
  reducers: {
    requested: (state, { payload: slug }: PayloadAction<FeatureSlug>): EnablingState => ({ ...state, [slug]: 'enabling' }),
    succeeded: (state, { payload: slug }: PayloadAction<FeatureSlug>): EnablingState => ({ ...state, [slug]: 'enabled' }),
    failed: (state, { payload: slug }: PayloadAction<FeatureSlug>): EnablingState => {
      const { [slug]: _failed, ...others } = state;
      return others;
    },
  },
});

export const enabling = slice.actions;
export const enablingReducer = slice.reducer;

export interface EnablingRoot {
  readonly enabling: EnablingState;
}
export const selectEnabling = (state: EnablingRoot): EnablingState => state.enabling;
