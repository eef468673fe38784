import { pluginInstalls, type PluginInstallsRoot, type RemoteStoreParts } from '@site-admin/kit';
import { countPendingEpic } from './assistant/pending-count.epic';
import { announceInstallFailedEpic, enableEpic, selectEnabledEpic, trackEnablingEpic } from './enabling/enabling.epic';
import { enablingReducer, type EnablingRoot } from './enabling/enabling.slice';
import { currentStepReducer, type CurrentStepRoot } from './saved-data/current-step.slice';
import { announceSaveFailedEpic, dismissSaveFailedEpic, saveDataEpic } from './saved-data/save-data.epic';
import { markViewedEpic, reportUnknownStepEpic, saveStepEpic } from './saved-data/save-step.epic';
import { discountStepReducer, type DiscountStepRoot } from './sidebar/discount-step.slice';
import { unsavedChangesReducer, type UnsavedChangesRoot } from './saved-data/unsaved-changes.slice';

export type RootState = UnsavedChangesRoot & CurrentStepRoot & EnablingRoot & DiscountStepRoot & PluginInstallsRoot;

export const store: RemoteStoreParts<RootState> = {
  reducers: {
    unsavedChanges: unsavedChangesReducer,
    currentStep: currentStepReducer,
    enabling: enablingReducer,
    discountStep: discountStepReducer,
    ...pluginInstalls.reducers,
  },
  epics: {
    saveStepEpic,
    markViewedEpic,
    reportUnknownStepEpic,
    saveDataEpic,
    announceSaveFailedEpic,
    dismissSaveFailedEpic,
    enableEpic,
    selectEnabledEpic,
    announceInstallFailedEpic,
    trackEnablingEpic,
    ...pluginInstalls.epics,
    countPendingEpic,
  },
};
