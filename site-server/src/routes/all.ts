import type { Route } from '../route';
import { connectionRoutes } from './connection';
import { identityCrisisRoutes } from './identity-crisis';
import { licensingRoutes } from './licensing';
import { moduleDataRoutes } from './module-data';
import { moduleSwitchRoutes } from './module-switches';
import { moduleRoutes } from './modules';
import { pluginRoutes } from './plugins';
import { recommendationsRoutes } from './recommendations';
import { searchPlanRoutes } from './search-plan';
import { settingsRoutes } from './settings';
import { siteRoutes } from './site';
import { statusRoutes } from './status';
import { surveyRoutes } from './survey';
import { verifySiteRoutes } from './verify-site';

/** Every route of the API. `setup/questionnaire` is missing on purpose: this version of the plugin has no such route. */
export const apiRoutes: readonly Route[] = [
  ...connectionRoutes,
  ...moduleRoutes,
  ...moduleDataRoutes,
  ...moduleSwitchRoutes,
  ...settingsRoutes,
  ...pluginRoutes,
  ...siteRoutes,
  ...statusRoutes,
  ...recommendationsRoutes,
  ...licensingRoutes,
  ...searchPlanRoutes,
  ...verifySiteRoutes,
  ...identityCrisisRoutes,
  ...surveyRoutes,
];
