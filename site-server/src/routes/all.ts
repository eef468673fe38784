import type { Route } from '../route';
import { moduleRoutes } from './modules';
import { settingsRoutes } from './settings';

/** Every call of the API. */
export const apiRoutes: readonly Route[] = [...moduleRoutes, ...settingsRoutes];
