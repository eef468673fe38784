import { getPlugins, getRewindStatus, getSettings, getSite, isLinked, type RecommendationsData } from '@site-admin/contracts';
import { useLive, useResource, useShell } from '@site-admin/runtime/kit';
import { useSelector } from '@site-admin/runtime/store';
import { activeFeatures, type FeatureSite } from '../steps/feature-map';
import { nextStep, type StepFacts } from '../steps/next-step';
import { siteTypesOf } from '../steps/site-types';
import { routeOf, type StepSlug } from '../steps/step-slugs';
import { freshOf, selectAssistant } from './assistant.slice';

export const addressOf = (step: StepSlug): string => `/recommendations/${routeOf(step)}`;

/** Whether the assistant can be shown yet, and what it knows. */
export interface AssistantView {
  readonly isLoading: boolean;
  /** Why it cannot be shown at all; undefined when it can. */
  readonly failure: string | undefined;
  readonly data: RecommendationsData;
  /** As the site saved it. */
  readonly step: string;
  readonly fresh: readonly string[];
  readonly facts: StepFacts;
  readonly site: FeatureSite;
  nextAddress(step: StepSlug): string;
}

/** What is switched on, by settings and plugins as the shell knows them. */
function useFeatureSite(): FeatureSite & { isLoading: boolean } {
  const settings = useResource(getSettings);
  const plugins = useResource(getPlugins);
  const active = Object.entries(plugins.data ?? {}).filter(([, plugin]) => plugin.active);
  return {
    settings: settings.data ?? {},
    plugins: new Set(active.map(([file]) => file)),
    isLoading: settings.data === undefined && settings.status === 'loading',
  };
}

export function useAssistant(): AssistantView {
  const state = useSelector(selectAssistant);
  const user = useLive(useShell().site.user);
  const site = useResource(getSite);
  const rewind = useResource(getRewindStatus);
  const { isLoading: isSiteLoading, ...featureSite } = useFeatureSite();
  const { progress } = state;
  const data = progress.status === 'ready' ? progress.data : {};
  const types = siteTypesOf(data);
  const facts: StepFacts = {
    isAgency: types.agency,
    isStore: types.store,
    isUserConnected: isLinked(user),
    active: activeFeatures(featureSite),
    conditional: new Set(state.conditional),
    rewindState: rewind.data?.state,
    planSlug: site.data?.plan?.product_slug,
    hasPaidProduct: false,
    hasSuggestions: false,
  };
  return {
    // The site block decides about steps, but the assistant must not wait for ever: a failed one counts as answered.
    isLoading: progress.status === 'loading' || isSiteLoading || (site.status === 'loading' && site.data === undefined),
    failure: progress.status === 'failed' ? progress.message : undefined,
    data,
    step: progress.status === 'ready' ? progress.step : 'not-started',
    fresh: freshOf(state),
    facts,
    site: featureSite,
    nextAddress: (step) => addressOf(nextStep(step, facts)),
  };
}
