import type { Endpoint } from '../endpoint';
import * as ads from './ads';
import * as connection from './connection';
import * as firewall from './firewall';
import * as identityCrisis from './identity-crisis';
import * as licensing from './licensing';
import * as moduleData from './module-data';
import * as modules from './modules';
import * as options from './options';
import * as plugins from './plugins';
import * as recommendations from './recommendations';
import * as search from './search';
import * as settings from './settings';
import * as site from './site';
import * as status from './status';

/**
 * Every endpoint of `jetpack/v4/` by its variable name, for the site server and tests. Not for the browser: importing it bundles all
 * endpoints.
 */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...ads,
  ...connection,
  ...firewall,
  ...identityCrisis,
  ...licensing,
  ...moduleData,
  ...modules,
  ...options,
  ...plugins,
  ...recommendations,
  ...search,
  ...settings,
  ...site,
  ...status,
};

/** All endpoints. */
export const declaredEndpoints = (): readonly Endpoint[] => Object.values(endpoints);
