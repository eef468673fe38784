import {
  getFirewall,
  getIntroOffers,
  getPlans,
  getPlugins,
  getRecommendationsData,
  getSite,
  getSiteBenefits,
  getSiteDiscount,
  getSiteFeatures,
  getSiteProducts,
  getSitePurchases,
  type Resources,
  type ResourceState,
  type Viewer,
} from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { filter, ignoreElements, map, mergeMap, of, switchMap, take, type Observable } from '@site-admin/runtime/rx';

/** After the first cards have loaded what they show, in milliseconds. */
const pageDataDelay = 2000;

/** Completes with the first result, or with the first failure, which the card that needs the resource displays. */
const settled = (resource: Observable<ResourceState<unknown>>) =>
  resource.pipe(
    filter(({ status }) => status !== 'loading'),
    take(1),
  );

/**
 * Returns what the screens linked from the dashboard read first (spec 000 §7, dashboard data loading), for users with
 * permission to open these screens. What is cached already causes no request.
 */
function getPageData(
  { status, permissions }: Viewer,
  resources: Resources,
  isFirewallOn: boolean,
): readonly Observable<ResourceState<unknown>>[] {
  if (!permissions.manage_modules) return [];
  const plugins = permissions.manage_plugins ? [resources.watch(getPlugins)] : [];
  // Everything else comes from the provider.
  if (status === 'offline') return plugins;
  return [
    resources.watch(getSiteFeatures),
    resources.watch(getSite),
    resources.watch(getSitePurchases),
    ...(permissions.connect_user ? [resources.watch(getPlans)] : []),
    resources.watch(getRecommendationsData),
    // The site registers this route only while the module is active.
    ...(isFirewallOn ? [resources.watch(getFirewall)] : []),
    resources.watch(getSiteBenefits),
    resources.watch(getSiteDiscount),
    resources.watch(getSiteProducts),
    resources.watch(getIntroOffers),
    ...plugins,
  ];
}

/** Loads the data of the screens linked from the dashboard, two requests at a time, once the dashboard itself had time to load. */
export const loadPageDataEpic: RemoteEpic = (_action$, _state$, { clock, resources, settings, site }) =>
  clock.after(pageDataDelay).pipe(
    map(() => getPageData(site.viewer.current, resources, settings.value('waf') === true)),
    switchMap((loads) => of(...loads)),
    mergeMap(settled, 2),
    ignoreElements(),
  );
