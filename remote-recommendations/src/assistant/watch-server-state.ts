import {
  getConditionalRecommendations,
  getPlugins,
  getProductSuggestions,
  getRecommendationsData,
  getRecommendationsStep,
  getRewindStatus,
  getSite,
  getSitePurchases,
  type ResourceState,
  type EndpointResult,
  type ShellServices,
} from '@site-admin/contracts';
import { combineLatest, distinctUntilChanged, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { keepSettled } from '../saved-data/settled';
import { featureSettings } from '../steps/features';
import type { AssistantParts } from './select-assistant';

export type ServerState = Omit<AssistantParts, 'unsavedChanges' | 'sentStep' | 'enabling'>;

/** Plugins are requested only with permission to list them; without it, no plugin counts as active. */
const watchPlugins = ({ resources, site }: ShellServices): Observable<ResourceState<EndpointResult<typeof getPlugins>>> =>
  site.viewer.changes.pipe(
    map(({ permissions }) => permissions.manage_plugins),
    distinctUntilChanged(),
    switchMap((isAllowed) => (isAllowed ? resources.watch(getPlugins) : of({ status: 'ready' as const, data: {} }))),
  );

/** Emits everything of the site that the assistant depends on, now and after each change. */
export function watchServerState(shell: ShellServices): Observable<ServerState> {
  const { resources, settings, site } = shell;
  return combineLatest({
    initial: of(site.initial),
    viewer: site.viewer.changes,
    settings: settings.watch(featureSettings).changes,
    data: keepSettled(resources.watch(getRecommendationsData)),
    step: keepSettled(resources.watch(getRecommendationsStep)),
    conditional: keepSettled(resources.watch(getConditionalRecommendations)),
    plugins: keepSettled(watchPlugins(shell)),
    site: keepSettled(resources.watch(getSite)),
    purchases: keepSettled(resources.watch(getSitePurchases)),
    suggestions: keepSettled(resources.watch(getProductSuggestions)),
    rewind: keepSettled(resources.watch(getRewindStatus)),
  });
}
