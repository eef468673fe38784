import type { RecommendationsData } from '@site-admin/contracts';
import { createSlice, type PayloadAction } from '@site-admin/runtime/store';
import type { FeatureSite, FeatureSlug } from '../steps/feature-map';
import type { SiteTypes } from '../steps/site-types';
import type { SavedStep, StepSlug } from '../steps/step-slugs';
import type { Change } from './remembered';

/** What the site said of the assistant; what it failed to say has its reason in `failures`. */
export interface Progress {
  /** Undefined while unknown: saving replaces all of it, so it must be known before. */
  readonly remembered: RecommendationsData | undefined;
  readonly step: SavedStep;
  /** Steps the site has met the condition for, oldest first. */
  readonly conditional: readonly StepSlug[];
  /** Messages, by what could not be fetched (spec 002 §8: they are kept, and nobody is told). */
  readonly failures: { readonly [Part in 'remembered' | 'step' | 'conditional']?: string };
}

/** What is known of the site, as far as steps depend on it. */
export interface KnownSite extends FeatureSite {
  readonly isUserConnected: boolean;
  readonly planSlug: string | undefined;
  readonly rewindState: string | undefined;
  readonly hasPaidProduct: boolean;
  readonly hasSuggestions: boolean;
}

/** A feature that was switched on from here; `enabled` until the remote goes, whatever the cached settings still say. */
export type Switching = 'enabling' | 'enabled';

export interface AssistantState {
  /** Undefined until the site answered. */
  readonly progress: Progress | undefined;
  /** What the site does not know yet, oldest first. Kept when saving fails, so that it goes along with the next. */
  readonly unsaved: readonly Change[];
  /** Undefined until the site answered. */
  readonly site: KnownSite | undefined;
  readonly switching: { readonly [Slug in FeatureSlug]?: Switching };
}

const initialState: AssistantState = { progress: undefined, unsaved: [], site: undefined, switching: {} };

const changed = (state: AssistantState, change: Change): AssistantState => ({ ...state, unsaved: [...state.unsaved, change] });

function switched(state: AssistantState, slug: FeatureSlug, to: Switching | undefined): AssistantState {
  const { [slug]: _before, ...others } = state.switching;
  return { ...state, switching: to === undefined ? others : { ...others, [slug]: to } };
}

const slice = createSlice({
  name: 'assistant',
  initialState,
  reducers: {
    opened: (state): AssistantState => state,
    loaded: (state, { payload }: PayloadAction<Progress>): AssistantState => ({ ...state, progress: payload }),
    siteHeard: (state, { payload }: PayloadAction<KnownSite>): AssistantState => ({ ...state, site: payload }),

    stepOpened: (state, _action: PayloadAction<StepSlug>): AssistantState => state,
    /** The site stands at the step. */
    stepSaved: (state, { payload: step }: PayloadAction<StepSlug>): AssistantState => ({
      ...state,
      progress: state.progress && { ...state.progress, step },
    }),
    stepViewed: (state, { payload: slug }: PayloadAction<StepSlug>): AssistantState => changed(state, { kind: 'viewed', slug }),

    siteTypesAnswered: (state, { payload: types }: PayloadAction<SiteTypes>): AssistantState =>
      changed(state, { kind: 'siteTypes', types }),
    selected: (state, { payload: slug }: PayloadAction<StepSlug>): AssistantState => changed(state, { kind: 'selected', slug }),
    skipped: (state, { payload: slug }: PayloadAction<StepSlug>): AssistantState => changed(state, { kind: 'skipped', slug }),

    enableRequested: (state, { payload: slug }: PayloadAction<FeatureSlug>): AssistantState =>
      switched(changed(state, { kind: 'selected', slug }), slug, 'enabling'),
    enabled: (state, { payload: slug }: PayloadAction<FeatureSlug>): AssistantState => switched(state, slug, 'enabled'),
    enableFailed: (state, { payload }: PayloadAction<{ slug: FeatureSlug; message: string }>): AssistantState =>
      switched(state, payload.slug, undefined),

    /** The site took the oldest `count` changes, and remembers `data`. */
    saved: (state, { payload }: PayloadAction<{ data: RecommendationsData; count: number }>): AssistantState => ({
      ...state,
      progress: state.progress && { ...state.progress, remembered: payload.data },
      unsaved: state.unsaved.slice(payload.count),
    }),
    saveFailed: (state, _action: PayloadAction<string>): AssistantState => state,
  },
});

export const assistant = slice.actions;
export const assistantReducer = slice.reducer;

export interface AssistantRoot {
  readonly assistant: AssistantState;
}
export const selectAssistant = (state: AssistantRoot): AssistantState => state.assistant;
