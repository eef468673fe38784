import * as v from 'valibot';
import { succeeded } from '../wire';
import { endpoint } from '../endpoint';
import { modules, siteModule } from '../site/module';
import { settingsChange } from '../site/settings';

const slug = v.object({ slug: v.string() });

/** Paths of the resources that contain the module states. */
const whatIsOn = ['module/all', 'module/:slug', 'settings'];

/** All modules by slug, in the site's order. */
export const getModules = endpoint({ method: 'GET', path: 'module/all', result: modules, right: 'admin_page' });

/** One module, without nonces and URLs. */
export const getModule = endpoint({
  method: 'GET',
  path: 'module/:slug',
  params: slug,
  result: siteModule,
  right: 'admin_page',
  errors: ['not_found'],
});

/** Saves options of an active module. */
export const updateModule = endpoint({
  method: 'POST',
  path: 'module/:slug',
  params: slug,
  body: settingsChange,
  result: succeeded,
  right: 'configure_modules',
  errors: ['not_found', 'inactive', 'some_updated', 'rest_invalid_param'],
  makesStale: whatIsOn,
});

/** Activates or deactivates a module. */
export const setModuleActive = endpoint({
  method: 'POST',
  path: 'module/:slug/active',
  params: slug,
  body: v.object({ active: v.boolean() }),
  result: succeeded,
  right: 'manage_modules',
  errors: ['not_found', 'not_supported', 'activation_failed', 'already_inactive', 'deactivation_failed'],
  makesStale: whatIsOn,
});

/** Activates several modules; the plugin ignores `active`. */
export const setModulesActive = endpoint({
  method: 'POST',
  path: 'module/all/active',
  body: v.object({ modules: v.array(v.string()), active: v.optional(v.boolean()) }),
  result: succeeded,
  right: 'manage_modules',
  errors: ['not_found', 'activation_failed', 'deactivation_failed'],
  makesStale: whatIsOn,
});
