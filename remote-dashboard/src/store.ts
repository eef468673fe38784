import type { RemoteStoreParts } from '@site-admin/runtime/kit';
import { agenciesReducer, type WithAgencies } from './features/agencies/agencies.slice';
import { dismissAgenciesEpic } from './features/agencies/dismiss.epic';
import { dismissEmptyCardEpic } from './features/stats/empty-card.epic';
import { loadStatsEpic } from './features/stats/stats.epic';
import { statsReducer, type WithStats } from './features/stats/stats.slice';
import { announceToggleEpic } from './modules/announce-toggle.epic';
import { modulesReducer, type WithModules } from './modules/modules.slice';
import { toggleModuleEpic } from './modules/toggle.epic';

export type DashboardState = WithAgencies & WithModules & WithStats;

/** What this remote keeps, and what it does. */
export const store: RemoteStoreParts<DashboardState> = {
  reducers: { agencies: agenciesReducer, modules: modulesReducer, stats: statsReducer },
  epics: {
    toggleModuleEpic,
    announceToggleEpic,
    loadStatsEpic,
    dismissEmptyCardEpic,
    dismissAgenciesEpic,
  },
};
