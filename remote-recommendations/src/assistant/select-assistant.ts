import {
  type InitialState,
  type ProductSuggestion,
  type Purchase,
  type RecommendationsData,
  type ResourceState,
  type Viewer,
} from '@site-admin/contracts';
import { hasPaidProduct } from '@site-admin/kit/rules';
import type { EnablingState } from '../enabling/enabling.slice';
import { getOnboarding } from '../onboarding/onboardings';
import {
  selectActiveOnboarding,
  selectOnboardingChange,
  selectTotalSteps,
  type OnboardingPurchase,
} from '../onboarding/select-onboarding';
import { applyChanges, type DataChange } from '../saved-data/data-changes';
import { isSettled } from '../saved-data/settled';
import { featureSlugs, selectActiveFeatures, type FeatureState } from '../steps/features';
import type { StepFacts } from '../steps/step-facts';
import { selectSiteTypes } from '../steps/site-types';
import { isSavedStep, isStepSlug, type SavedStep, type StepSlug } from '../steps/step-slugs';

type AssistantPurchase = OnboardingPurchase & Pick<Purchase, 'product_name'>;

export interface AssistantParts {
  readonly initial: Pick<InitialState, 'recommendationsStep' | 'newRecommendations'>;
  readonly viewer: Pick<Viewer, 'isLinked'>;
  readonly settings: { readonly status: ResourceState<unknown>['status']; readonly values: FeatureState['settings'] };
  readonly data: ResourceState<RecommendationsData>;
  readonly step: ResourceState<{ readonly step: string }>;
  readonly conditional: ResourceState<readonly string[]>;
  readonly plugins: ResourceState<Readonly<Record<string, { readonly active: boolean }>>>;
  readonly site: ResourceState<{ readonly plan?: { readonly product_slug: string } | undefined }>;
  readonly purchases: ResourceState<readonly AssistantPurchase[]>;
  readonly suggestions: ResourceState<readonly ProductSuggestion[]>;
  readonly rewind: ResourceState<{ readonly state?: string | undefined }>;
  readonly unsavedChanges: readonly DataChange[];
  readonly sentStep: StepSlug | undefined;
  readonly enabling: EnablingState;
}

/** What the screens of the assistant display. */
export interface Assistant {
  /** Saved data with the unsaved changes. */
  readonly data: RecommendationsData;
  /** False if the saved data could not be loaded; `data` then contains the unsaved changes only. */
  readonly isDataLoaded: boolean;
  /** The saved step; undefined for one that this version does not know. */
  readonly step: SavedStep | undefined;
  /** The steps viewed before; empty if they could not be loaded. */
  readonly viewed: readonly string[];
  /** The steps of the onboarding in progress, without the summary. */
  readonly flow: readonly StepSlug[] | undefined;
  /** The steps of the onboarding that its progress counts. */
  readonly totalSteps: readonly StepSlug[] | undefined;
  /** The change of the onboarding that is part of `data`, but not saved yet. */
  readonly onboardingChange: DataChange | undefined;
  /** Conditional steps that were not viewed yet, oldest first. */
  readonly unviewed: readonly StepSlug[];
  readonly facts: StepFacts;
  readonly enabling: EnablingState;
  /** Undefined if they could not be loaded. */
  readonly purchases: readonly AssistantPurchase[] | undefined;
  /** Undefined while they are loading. */
  readonly suggestions: readonly ProductSuggestion[] | undefined;
}

const selectConditional = ({ conditional, initial }: Pick<AssistantParts, 'conditional' | 'initial'>): StepSlug[] =>
  (conditional.data ?? initial.newRecommendations).filter(isStepSlug);

/** Returns the current data; undefined if the saved data is not loaded. */
const selectData = ({ data, unsavedChanges }: Pick<AssistantParts, 'data' | 'unsavedChanges'>) =>
  data.data && applyChanges(data.data, unsavedChanges);

/**
 * Returns the conditional steps that were not viewed yet; undefined while the saved data or the conditional steps are not known.
 * Steps that are no longer loading but failed are taken from the initial state.
 */
export function selectUnviewed(
  parts: Pick<AssistantParts, 'data' | 'unsavedChanges' | 'conditional' | 'initial'>,
): StepSlug[] | undefined {
  const data = selectData(parts);
  if (!data || !isSettled(parts.conditional)) return undefined;
  return selectConditional(parts).filter((slug) => !data.viewedRecommendations?.includes(slug));
}

function selectStep({ step, sentStep, initial }: Pick<AssistantParts, 'step' | 'sentStep' | 'initial'>): SavedStep | undefined {
  const slug = sentStep ?? step.data?.step ?? initial.recommendationsStep;
  return isSavedStep(slug) ? slug : undefined;
}

type CountParts = Pick<AssistantParts, 'data' | 'step' | 'conditional' | 'unsavedChanges' | 'sentStep' | 'initial'>;

/**
 * Returns the number at the Recommendations tab: the later steps of an onboarding in progress, else the unviewed recommendations
 * (reference: behaviour, A3). Undefined while unknown.
 */
export function selectPendingCount(parts: CountParts): number | undefined {
  const data = selectData(parts);
  const step = selectStep(parts);
  const totalSteps = data && selectActiveOnboarding(data) && selectTotalSteps(data);
  const index = totalSteps?.findIndex((slug) => slug === step) ?? -1;
  return totalSteps && index !== -1 ? totalSteps.length - 1 - index : selectUnviewed(parts)?.length;
}

/** Active features. A feature that is being enabled is not active yet, although its setting is shown as pending. */
function selectActive({ settings, plugins, enabling }: AssistantParts): ReadonlySet<StepSlug> {
  const files = Object.entries(plugins.data ?? {}).filter(([, { active }]) => active);
  const active = selectActiveFeatures({ settings: settings.values, plugins: files.map(([file]) => file) });
  const enabled = featureSlugs.filter((slug) => enabling[slug] === 'enabled');
  const isPending = (slug: string) => Object.entries(enabling).some(([name, status]) => name === slug && status === 'enabling');
  return new Set([...active.filter((slug) => !isPending(slug)), ...enabled]);
}

function selectFacts(parts: AssistantParts, data: RecommendationsData): StepFacts {
  const { viewer, site, rewind, purchases, suggestions } = parts;
  const { agency, store } = selectSiteTypes(data);
  return {
    isAgency: agency,
    isStore: store,
    isUserConnected: viewer.isLinked,
    active: selectActive(parts),
    conditional: new Set(selectConditional(parts)),
    rewindState: rewind.data?.state,
    planSlug: site.data?.plan?.product_slug,
    // Unknown purchases prevent product suggestions.
    hasPaidProduct: purchases.data === undefined || hasPaidProduct(purchases.data),
    hasSuggestions: (suggestions.data ?? []).length > 0,
  };
}

/**
 * Derives what the assistant displays. Failed requests fall back to the initial state, or to nothing (spec 002 §8).
 *
 * @returns Undefined while something is loading that steps are chosen by (spec 002 §4). Suggestions may follow, and the state of
 * backups, unless an onboarding is about to start that contains a step for it.
 */
export function selectAssistant(parts: AssistantParts): Assistant | undefined {
  const { data, step, conditional, settings, plugins, site, purchases, rewind, suggestions, enabling, unsavedChanges } = parts;
  const isLoaded = [data, step, conditional, plugins, site, purchases].every(isSettled) && settings.status !== 'loading';
  if (!isLoaded) return undefined;
  const known = selectData(parts);
  const facts = selectFacts(parts, known ?? {});
  const onboardingChange = known && selectOnboardingChange(known, purchases.data, facts);
  if (onboardingChange?.kind === 'onboardingStarted' && !isSettled(rewind)) return undefined;
  const changed = known ?? applyChanges({}, unsavedChanges);
  const current = onboardingChange ? applyChanges(changed, [onboardingChange]) : changed;
  const active = selectActiveOnboarding(current);
  return {
    data: current,
    isDataLoaded: known !== undefined,
    step: selectStep(parts),
    viewed: current.viewedRecommendations ?? [],
    flow: active && getOnboarding(active).steps,
    totalSteps: active && selectTotalSteps(current),
    onboardingChange,
    unviewed: selectUnviewed(parts) ?? [],
    facts,
    enabling,
    purchases: purchases.data,
    suggestions: isSettled(suggestions) ? (suggestions.data ?? []) : undefined,
  };
}
