import {
  getPlugins,
  getProductSuggestions,
  getRewindStatus,
  getSettings,
  getSite,
  getSitePurchases,
  isLinked,
  planClass,
  type CurrentUser,
  type Purchase,
  type ResourceState,
  type Resources,
  type ResultOf,
} from '@site-admin/contracts';
import type { RemoteEpic } from '@site-admin/kit';
import { combineLatest, filter, map, of, switchMap, type Observable } from '@site-admin/runtime/rx';
import { assistant, type KnownSite } from './assistant.slice';

type Answer<E extends Parameters<Resources['watch']>[0]> = ResourceState<ResultOf<E>>;

interface Answers {
  readonly settings: Answer<typeof getSettings>;
  readonly plugins: Answer<typeof getPlugins>;
  readonly block: Answer<typeof getSite>;
  readonly purchases: Answer<typeof getSitePurchases>;
  readonly suggestions: Answer<typeof getProductSuggestions>;
  readonly rewind: Answer<typeof getRewindStatus>;
  readonly user: CurrentUser;
}

const hasAnswered = ({ status, data }: ResourceState<unknown>) => status !== 'loading' || data !== undefined;

/** What steps cannot be chosen without. The rest may come later: no step that is asked first depends on it. */
const isEnough = ({ settings, plugins, block }: Answers) => [settings, plugins, block].every(hasAnswered);

/** An active purchase that is not one of the free products. */
function hasPaid(purchases: readonly Purchase[]): boolean {
  return purchases.some(({ active, product_slug }) => active && !['', 'free', 'free-search'].includes(planClass(product_slug)));
}

function knownSite({ settings, plugins, block, purchases, suggestions, rewind, user }: Answers): KnownSite {
  const active = Object.entries(plugins.data ?? {}).filter(([, plugin]) => plugin.active);
  return {
    settings: settings.data ?? {},
    plugins: active.map(([file]) => file),
    isUserConnected: isLinked(user),
    planSlug: block.data?.plan?.product_slug,
    rewindState: rewind.data?.state,
    // Where nobody knows what was bought, nothing is offered for sale.
    hasPaidProduct: purchases.data === undefined || hasPaid(purchases.data),
    hasSuggestions: (suggestions.data ?? []).length > 0,
  };
}

/** Hears what the shell knows of the site, now and at each change. */
export const watchSiteEpic: RemoteEpic = (action$, _state$, { resources, site }) => {
  // Who may not see plugins is not asked to: for them no plugin is on.
  const plugins = (): Observable<Answers['plugins']> =>
    site.user.current.permissions.manage_plugins ? resources.watch(getPlugins) : of({ status: 'ready', data: {} });
  return action$.pipe(
    filter(assistant.opened.match),
    // switchMap: an older opening has nothing more to say.
    switchMap(() =>
      combineLatest({
        settings: resources.watch(getSettings),
        plugins: plugins(),
        block: resources.watch(getSite),
        purchases: resources.watch(getSitePurchases),
        suggestions: resources.watch(getProductSuggestions),
        rewind: resources.watch(getRewindStatus),
        user: site.user.changes,
      }),
    ),
    filter(isEnough),
    map((answers) => assistant.siteHeard(knownSite(answers))),
  );
};
