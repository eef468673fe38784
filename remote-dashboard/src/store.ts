import type { RemoteStoreParts } from '@site-admin/kit';
import { agenciesReducer, type WithAgencies } from './features/agencies/agencies.slice';
import { dismissAgenciesEpic } from './features/agencies/agencies.epic';
import { activateVaultPressEpic, announceVaultPressEpic } from './features/scan/vaultpress/vaultpress.epic';
import { vaultPressReducer, type WithVaultPress } from './features/scan/vaultpress/vaultpress.slice';
import { dismissEmptyCardEpic, refreshRangeEpic } from './features/stats/stats.epic';
import { statsReducer, type WithStats } from './features/stats/stats.slice';
import { announceToggleEpic } from './modules/announce-toggle.epic';
import { modulesReducer, type WithModules } from './modules/modules.slice';
import { toggleModuleEpic } from './modules/toggle.epic';

export type DashboardState = WithModules & WithStats & WithVaultPress;

/** The store of At a Glance. */
export const store: RemoteStoreParts<DashboardState> = {
  reducers: {
    modules: modulesReducer,
    stats: statsReducer,
    vaultPress: vaultPressReducer,
  },
  epics: {
    toggleModuleEpic,
    announceToggleEpic,
    refreshRangeEpic,
    dismissEmptyCardEpic,
    activateVaultPressEpic,
    announceVaultPressEpic,
  },
};

/** The store of the cards below other screens. */
export const belowStore: RemoteStoreParts<WithAgencies> = {
  reducers: { agencies: agenciesReducer },
  epics: { dismissAgenciesEpic },
};
