import type { RemoteStoreParts } from '@site-admin/kit';
import { agenciesReducer, type WithAgencies } from './features/agencies/agencies.slice';
import { dismissAgenciesEpic } from './features/agencies/dismiss.epic';
import { loadScanEpic } from './features/scan/scan.epic';
import { scanReducer, type WithScan } from './features/scan/scan.slice';
import { activateVaultPressEpic, announceVaultPressEpic } from './features/scan/vaultpress.epic';
import { vaultPressReducer, type WithVaultPress } from './features/scan/vaultpress.slice';
import { dismissEmptyCardEpic } from './features/stats/empty-card.epic';
import { loadStatsEpic } from './features/stats/stats.epic';
import { statsReducer, type WithStats } from './features/stats/stats.slice';
import { announceToggleEpic } from './modules/announce-toggle.epic';
import { modulesReducer, type WithModules } from './modules/modules.slice';
import { toggleModuleEpic } from './modules/toggle.epic';

export type DashboardState = WithModules & WithScan & WithStats & WithVaultPress;

/** The store of At a Glance. */
export const store: RemoteStoreParts<DashboardState> = {
  reducers: {
    modules: modulesReducer,
    scan: scanReducer,
    stats: statsReducer,
    vaultPress: vaultPressReducer,
  },
  epics: {
    toggleModuleEpic,
    announceToggleEpic,
    loadStatsEpic,
    loadScanEpic,
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
