import type { RemoteStoreParts } from '@site-admin/kit';
import {
  activateEpic,
  announceActivatedEpic,
  refetchAfterFailureEpic,
  trackActivationEpic,
} from './features/activate-license/activate-license.epic';
import { activateReducer, type ActivateRoot } from './features/activate-license/activate-license.slice';
import { activateModuleEpic } from './features/my-plan/feature-cards/module-activation.epic';
import { moduleActivationReducer, type ModuleActivationRoot } from './features/my-plan/feature-cards/module-activation.slice';
import { announceLicenseKeyEpic, applyLicenseKeyEpic } from './features/my-plan/license-key/license-key.epic';
import { licenseKeyReducer, type LicenseKeyRoot } from './features/my-plan/license-key/license-key.slice';

export type RootState = ActivateRoot & LicenseKeyRoot & ModuleActivationRoot;

export const store: RemoteStoreParts<RootState> = {
  reducers: { activate: activateReducer, licenseKey: licenseKeyReducer, moduleActivation: moduleActivationReducer },
  epics: {
    activateEpic,
    announceActivatedEpic,
    refetchAfterFailureEpic,
    trackActivationEpic,
    applyLicenseKeyEpic,
    announceLicenseKeyEpic,
    activateModuleEpic,
  },
};
