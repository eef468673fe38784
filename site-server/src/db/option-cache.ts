import { readActiveModules } from './modules';
import type { Database } from './open';
import { readGroupedOptions } from './options';

/**
 * Returns the database as one write request of the real plugin uses it: the active modules are one option and the members of
 * `groupedOptions` another. Both are read now and stored as a whole, so that the later of two parallel writes undoes the earlier one.
 */
export const withOptionCache = (db: Database): Database => ({
  ...db,
  optionCache: { activeModules: readActiveModules(db), grouped: readGroupedOptions(db) },
});
