import type { RemoteStoreParts } from '@site-admin/kit';
import { activateEpic, announceActivatedEpic, trackActivationEpic } from './features/activate-license/activate-license.epic';
import { activateReducer, type ActivateRoot } from './features/activate-license/activate-license.slice';

export type RootState = ActivateRoot;

export const store: RemoteStoreParts<RootState> = {
  reducers: { activate: activateReducer },
  epics: { activateEpic, announceActivatedEpic, trackActivationEpic },
};
