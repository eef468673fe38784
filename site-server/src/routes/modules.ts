import { getModule, getModules, resetOptions, setModuleActive, setModulesActive, updateModule } from '@site-admin/contracts';
import { boolean, flag, invalid, optional, texts, type Arg, type Checked } from '../args';
import { activeModules, forgetModuleOptions, setModuleActive as store } from '../db/modules';
import { readOption } from '../db/options';
import * as v from 'valibot';
import { optionReader } from '../settings/read';
import { describeAll, describeModule } from '../modules/describe';
import { getFacts, isModule } from '../modules/facts';
import type { ModuleFacts } from '../modules/module-facts';
import { getOptions } from '../modules/options';
import { defaultModules, modulesState, switchModule } from '../modules/state';
import { HttpError } from '../http-error';
import { route, type Call, type Route } from '../route';
import { checkedSettings, saveOrThrow } from './settings';

const notFound = () => new HttpError(404, 'not_found', 'There is no module of that name.');

function named(slug: string | undefined): ModuleFacts {
  const facts = getFacts(slug ?? '');
  if (!facts) throw notFound();
  return facts;
}

function setActive({ site, params, args }: Call<{ active: Arg<boolean> }>) {
  const facts = named(params.slug);
  const switched = switchModule(site.db, site.now(), facts, args.active);
  if (switched === 'not-supported')
    throw new HttpError(424, 'not_supported', 'The plan of this site does not include the module.');
  if (switched === 'failed') throw new HttpError(424, 'activation_failed', 'The module could not be switched on.');
  if (switched === 'already' && !args.active) throw new HttpError(409, 'already_inactive', 'The module was off before.');
  return { code: 'success', message: args.active ? 'The module is on.' : 'The module is off.' };
}

function moduleNames(value: unknown, name: string): Checked<string[]> {
  const list = texts(value, name);
  if ('invalid' in list) return invalid('invalid_param_value', `${name} has to be a list.`);
  return list.value.every(isModule) ? list : invalid('invalid_param_value', `${name} has to name modules of this site.`);
}

function resetAll({ site, params, body }: Call<Record<never, never>>) {
  if (body.reset !== true || !['options', 'modules'].includes(params.name ?? '')) {
    throw new HttpError(404, 'invalid_param', 'Name what to reset, options or modules, with reset: true.');
  }
  const { db } = site;
  db.atomically(() => {
    if (params.name === 'options') return forgetModuleOptions(db);
    const { connection } = modulesState(db, site.now());
    const wanted = new Set(
      connection.registered ? defaultModules(readOption(db, 'public', v.boolean(), true), connection.hasOwner) : [],
    );
    activeModules(db).forEach((slug) => wanted.has(slug) || store(db, slug, false, site.now()));
    wanted.forEach((slug) => store(db, slug, true, site.now()));
  });
  return {
    code: 'success',
    message: params.name === 'options' ? 'All options are as they come.' : 'The modules are as they come.',
  };
}

export const moduleRoutes: readonly Route[] = [
  route(getModules, {}, (call) => describeAll(modulesState(call.site.db, call.site.now()), call)),

  route(getModule, {}, ({ site, params, holder }) => {
    const facts = named(params.slug);
    // Without its slug, which is in the request.
    const state = modulesState(site.db, site.now());
    return describeModule(facts, state, optionReader(site.db, state, holder.userId));
  }),

  // WordPress has a default for it, so a missing one is not an error.
  route(setModuleActive, { args: { active: optional(boolean, true) } }, setActive),

  route(
    setModulesActive,
    { args: { modules: { required: false, checkMissing: true, check: moduleNames }, active: optional(flag, true) } },
    // As in the plugin, `active` is checked and otherwise ignored.
    ({ site, args }) => {
      const failed = site.db.atomically(() =>
        args.modules.filter((slug) => {
          const switched = switchModule(site.db, site.now(), named(slug), true);
          return switched === 'failed' || switched === 'not-supported';
        }),
      );
      if (failed.length > 0) throw new HttpError(424, 'activation_failed', `Not switched on: ${failed.join(', ')}.`);
      return { code: 'success', message: 'The modules are on.' };
    },
  ),

  route(updateModule, { check: ({ body }) => void checkedSettings(body) }, async (call) => {
    const facts = named(call.params.slug);
    if (!modulesState(call.site.db, call.site.now()).active.has(facts.slug)) {
      throw new HttpError(409, 'inactive', 'The module is off; switch it on first.');
    }
    const values = checkedSettings(call.body);
    const own = new Set(getOptions(facts.slug).map(({ name }) => name));
    const strange = Object.keys(values).filter((name) => !own.has(name));
    await saveOrThrow(call, Object.fromEntries(Object.entries(values).filter(([name]) => own.has(name))));
    if (strange.length > 0) throw new HttpError(400, 'some_updated', `Not an option of this module: ${strange.join(', ')}.`);
    return { code: 'success', message: 'The settings of the module are saved.' };
  }),

  route(resetOptions, {}, resetAll),
];
