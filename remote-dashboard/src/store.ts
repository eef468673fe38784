import { pluginInstalls, type PluginInstallsRoot, type RemoteStoreParts } from '@site-admin/kit';
import { restoreDismissalsEpic, storeDismissalsEpic } from './features/attention/attention.epic';
import { attentionReducer, type WithAttention } from './features/attention/attention.slice';
import { dismissAgenciesEpic } from './features/agencies/agencies.epic';
import { agenciesReducer, type WithAgencies } from './features/agencies/agencies.slice';
import { announceAkismetEpic } from './features/anti-spam/anti-spam.epic';
import { backupReducer, type WithBackup } from './features/backup/backup.slice';
import { announceVaultPressEpic } from './features/scan/vaultpress/vaultpress.epic';
import { dismissEmptyCardEpic, refreshRangeEpic } from './features/stats/stats.epic';
import { statsReducer, type WithStats } from './features/stats/stats.slice';
import { loadPageDataEpic } from './load-page-data.epic';

/** State of At a Glance. */
export type RootState = WithAttention & WithStats & WithBackup & PluginInstallsRoot;

/** The store of At a Glance. */
export const store: RemoteStoreParts<RootState> = {
  reducers: { attention: attentionReducer, stats: statsReducer, backup: backupReducer, ...pluginInstalls.reducers },
  epics: {
    loadPageDataEpic,
    restoreDismissalsEpic,
    storeDismissalsEpic,
    refreshRangeEpic,
    dismissEmptyCardEpic,
    announceAkismetEpic,
    announceVaultPressEpic,
    ...pluginInstalls.epics,
  },
};

/** The store of the cards below other screens. */
export const belowStore: RemoteStoreParts<WithAgencies> = {
  reducers: { agencies: agenciesReducer },
  epics: { dismissAgenciesEpic },
};
