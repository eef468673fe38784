import type { RecommendationsData } from '@site-admin/contracts';
import { createSelector } from '@site-admin/runtime/store';
import { activeFeatures, featureSlugs } from '../steps/feature-map';
import type { StepFacts } from '../steps/next-step';
import { siteTypesOf } from '../steps/site-types';
import type { SavedStep, StepSlug } from '../steps/step-slugs';
import { selectAssistant, type AssistantState, type KnownSite, type Progress } from './assistant.slice';
import { withChanges } from './remembered';

/** All the steps go by, once the site has answered. */
export interface AssistantView {
  /** With what is not saved yet. */
  readonly data: RecommendationsData;
  /** False when the site failed to say what it remembers; `data` then holds this visit only. */
  readonly isRemembered: boolean;
  /** As the site saved it. */
  readonly step: SavedStep;
  /** Conditional steps nobody has looked at yet, oldest first: what the badge counts. */
  readonly fresh: readonly StepSlug[];
  readonly facts: StepFacts;
  readonly switching: AssistantState['switching'];
}

function factsOf(
  data: RecommendationsData,
  site: KnownSite,
  { conditional }: Progress,
  { switching }: AssistantState,
): StepFacts {
  const { agency, store } = siteTypesOf(data);
  const justEnabled = featureSlugs.filter((slug) => switching[slug] === 'enabled');
  return {
    isAgency: agency,
    isStore: store,
    isUserConnected: site.isUserConnected,
    active: new Set([...activeFeatures(site), ...justEnabled]),
    conditional: new Set(conditional),
    rewindState: site.rewindState,
    planSlug: site.planSlug,
    hasPaidProduct: site.hasPaidProduct,
    hasSuggestions: site.hasSuggestions,
  };
}

/** Undefined while the site has not answered (spec 002 §4: a loading screen until then). */
export const selectView = createSelector([selectAssistant], (state): AssistantView | undefined => {
  const { progress, site, unsaved, switching } = state;
  if (!progress || !site) return undefined;
  const data = withChanges(progress.remembered ?? {}, unsaved);
  const viewed = data.viewedRecommendations ?? [];
  const isRemembered = progress.remembered !== undefined;
  return {
    data,
    isRemembered,
    step: progress.step,
    // Where nobody knows what was viewed, nothing is called new.
    fresh: isRemembered ? progress.conditional.filter((slug) => !viewed.includes(slug)) : [],
    facts: factsOf(data, site, progress, state),
    switching,
  };
});
