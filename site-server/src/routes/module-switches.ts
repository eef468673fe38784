import { getSearchSettings, getWordAdsSettings, updateSearchSettings, updateWordAdsSettings } from '@site-admin/contracts';
import { boolean, optional } from '../args';
import { savedModuleOptions, saveModuleOption } from '../db/modules';
import { getFacts } from '../modules/facts';
import { toBoolean } from '../modules/options';
import { modulesState, switchModule } from '../modules/state';
import { HttpError } from '../http-error';
import { route, type Route } from '../route';
import type { Site } from '../site';

const isOn = (site: Site, slug: string): boolean => modulesState(site.db, site.now()).active.has(slug);

/** Switches a module; returns whether it now has the requested state. */
function switched(site: Site, slug: string, on: boolean): boolean {
  const facts = getFacts(slug);
  const result = facts ? switchModule(site.db, site.now(), facts, on) : 'failed';
  return result === 'done' || result === 'already';
}

const someUpdated = (names: readonly string[]) => new HttpError(400, 'some_updated', `Not saved: ${names.join(', ')}.`);

const searchState = (site: Site) => ({
  module_active: isOn(site, 'search'),
  instant_search_enabled: toBoolean(savedModuleOptions(site.db).get('instant_search_enabled') ?? false),
});

interface SearchRequest {
  readonly module_active: boolean | undefined;
  readonly instant_search_enabled: boolean | undefined;
}

/** Saves the valid part and returns an error for the rest. Instant search also switches the module on. */
function saveSearch(site: Site, { module_active: active, instant_search_enabled: instant }: SearchRequest): string[] {
  const wanted = instant === true ? true : active;
  const works = wanted === undefined || switched(site, 'search', wanted);
  const failed = works || active === undefined ? [] : ['module_active'];
  if (instant === undefined) return failed;
  if (instant && !works) return [...failed, 'instant_search_enabled'];
  saveModuleOption(site.db, 'instant_search_enabled', instant);
  return failed;
}

const request = optional<boolean | undefined>(boolean, undefined);

/** Two modules with endpoints of their own, separate from the settings. */
export const moduleSwitchRoutes: readonly Route[] = [
  route(getSearchSettings, {}, ({ site }) => searchState(site)),
  route(updateSearchSettings, { args: { module_active: request, instant_search_enabled: request } }, ({ site, args }) => {
    const { module_active: active, instant_search_enabled: instant } = args;
    if ((active === undefined && instant === undefined) || (instant === true && active === false)) {
      throw new HttpError(
        400,
        'rest_invalid_arguments',
        'Send module_active or instant_search_enabled; instant search cannot be on while search is off.',
      );
    }
    const failed = site.db.atomically(() => saveSearch(site, args));
    if (failed.length > 0) throw someUpdated(failed);
    return searchState(site);
  }),

  route(getWordAdsSettings, {}, ({ site }) => ({ module_active: isOn(site, 'wordads') })),
  route(updateWordAdsSettings, { args: { module_active: request } }, ({ site, args }) => {
    if (args.module_active !== undefined && !switched(site, 'wordads', args.module_active)) throw someUpdated(['module_active']);
    return { module_active: isOn(site, 'wordads') };
  }),
];
