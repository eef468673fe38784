import type { SettingsChange } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';

export interface SearchChange {
  readonly change: SettingsChange;
  /** Saved before the change is retried; without it a failed change is not retried. */
  readonly retry: SettingsChange | undefined;
}

/** `retrying`: the site refused to switch search on, and is asked a second time. */
export type SiteSearchState = { readonly status: 'idle' } | { readonly status: 'retrying'; readonly change: SettingsChange };

const slice = createSlice({
  name: 'siteSearch',
  initialState: { status: 'idle' } as SiteSearchState,
  reducers: {
    changeRequested: (state, _action: PayloadAction<SearchChange>): SiteSearchState => state,
    retryStarted: (_state, { payload: change }: PayloadAction<SettingsChange>): SiteSearchState => ({
      status: 'retrying',
      change,
    }),
    retryEnded: (): SiteSearchState => ({ status: 'idle' }),
  },
});

export const siteSearch = slice.actions;
export const siteSearchReducer = slice.reducer;
export interface SiteSearchRoot {
  readonly siteSearch: SiteSearchState;
}
export const selectSiteSearch = (state: SiteSearchRoot): SiteSearchState => state.siteSearch;
