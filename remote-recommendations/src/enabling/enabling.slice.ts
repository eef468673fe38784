import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import { getFeature, type FeatureSlug } from '../steps/features';

/** `enabled` for a plugin that was activated, although the cached list of plugins may still be older. */
export type EnablingStatus = 'enabling' | 'enabled';

/** The features this page has enabled, or is enabling. */
export type EnablingState = { readonly [Slug in FeatureSlug]?: EnablingStatus };

const initialState: EnablingState = {};

function without(state: EnablingState, slug: FeatureSlug): EnablingState {
  const { [slug]: _removed, ...others } = state;
  return others;
}

const slice = createSlice({
  name: 'enabling',
  initialState,
  reducers: {
    requested: (state, { payload: slug }: PayloadAction<FeatureSlug>): EnablingState => ({ ...state, [slug]: 'enabling' }),
    /** Saved settings need no entry: the settings service has their values. */
    succeeded: (state, { payload: slug }: PayloadAction<FeatureSlug>): EnablingState =>
      getFeature(slug).activation.kind === 'plugin' ? { ...state, [slug]: 'enabled' } : without(state, slug),
    /** `message` where the reason is not shown yet. */
    failed: (state, { payload: { slug } }: PayloadAction<{ slug: FeatureSlug; message?: string }>): EnablingState =>
      without(state, slug),
  },
});

export const enabling = slice.actions;
export const enablingReducer = slice.reducer;

export interface EnablingRoot {
  readonly enabling: EnablingState;
}
export const selectEnabling = (state: EnablingRoot): EnablingState => state.enabling;
