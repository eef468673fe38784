import type { RecommendationsData } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { FeatureSlug } from '../steps/feature-map';
import type { SiteTypes } from '../steps/site-types';

/** What the site remembers of the assistant, and how it was come by. */
export type Progress =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly data: RecommendationsData; readonly step: string };

export interface AssistantState {
  readonly progress: Progress;
  /** Slugs the site has met the condition for, oldest first. */
  readonly conditional: readonly string[];
  /** Features that are being switched on. */
  readonly enabling: readonly FeatureSlug[];
}

const initialState: AssistantState = { progress: { status: 'loading' }, conditional: [], enabling: [] };

const added = (list: readonly string[] | null | undefined, slug: string) => [...new Set([...(list ?? []), slug])];
const removed = (list: readonly string[] | null | undefined, slug: string) => (list ?? []).filter((other) => other !== slug);

/** The state with its data changed; as it is while there are none. */
function withData(state: AssistantState, change: (data: RecommendationsData) => RecommendationsData): AssistantState {
  if (state.progress.status !== 'ready') return state;
  return { ...state, progress: { ...state.progress, data: change(state.progress.data) } };
}

const select = (data: RecommendationsData, slug: string): RecommendationsData => ({
  ...data,
  selectedRecommendations: added(data.selectedRecommendations, slug),
  skippedRecommendations: removed(data.skippedRecommendations, slug),
});

const skip = (data: RecommendationsData, slug: string): RecommendationsData => ({
  ...data,
  selectedRecommendations: removed(data.selectedRecommendations, slug),
  skippedRecommendations: added(data.skippedRecommendations, slug),
});

const slice = createSlice({
  name: 'assistant',
  initialState,
  reducers: {
    opened: (state): AssistantState => ({ ...state, progress: { status: 'loading' } }),
    loaded: (
      state,
      { payload }: PayloadAction<{ data: RecommendationsData; step: string; conditional: readonly string[] }>,
    ): AssistantState => ({
      ...state,
      progress: { status: 'ready', data: payload.data, step: payload.step },
      conditional: payload.conditional,
    }),
    loadFailed: (state, { payload: message }: PayloadAction<string>): AssistantState => ({
      ...state,
      progress: { status: 'failed', message },
    }),
    stepOpened: (state, _action: PayloadAction<string>): AssistantState => state,
    /** The site stands at the step; from now on it counts as seen. */
    stepSaved: (state, { payload: step }: PayloadAction<string>): AssistantState => {
      const moved = withData(state, (data) => ({ ...data, viewedRecommendations: added(data.viewedRecommendations, step) }));
      return moved.progress.status === 'ready' ? { ...moved, progress: { ...moved.progress, step } } : moved;
    },
    siteTypesAnswered: (state, { payload: types }: PayloadAction<SiteTypes>): AssistantState =>
      withData(state, (data) => ({
        ...data,
        'site-type-agency': types.agency,
        'site-type-store': types.store,
        'site-type-personal': types.personal,
      })),
    enableRequested: (state, { payload: slug }: PayloadAction<FeatureSlug>): AssistantState => ({
      ...withData(state, (data) => select(data, slug)),
      enabling: [...state.enabling, slug],
    }),
    enabled: (state, { payload: slug }: PayloadAction<FeatureSlug>): AssistantState => ({
      ...state,
      enabling: state.enabling.filter((other) => other !== slug),
    }),
    enableFailed: (state, { payload }: PayloadAction<{ slug: FeatureSlug; message: string }>): AssistantState => ({
      ...state,
      enabling: state.enabling.filter((other) => other !== payload.slug),
    }),
    selected: (state, { payload: slug }: PayloadAction<string>): AssistantState => withData(state, (data) => select(data, slug)),
    skipped: (state, { payload: slug }: PayloadAction<string>): AssistantState => withData(state, (data) => skip(data, slug)),
    saveFailed: (state, _action: PayloadAction<string>): AssistantState => state,
  },
});

export const assistant = slice.actions;
export const assistantReducer = slice.reducer;

export interface AssistantRoot {
  readonly assistant: AssistantState;
}
export const selectAssistant = (state: AssistantRoot): AssistantState => state.assistant;

/** Conditional slugs nobody has looked at yet: what the badge counts. */
export function freshOf({ progress, conditional }: AssistantState): string[] {
  const viewed = progress.status === 'ready' ? (progress.data.viewedRecommendations ?? []) : [];
  return conditional.filter((slug) => !viewed.includes(slug));
}
