import { settingsForms, type FormsRoot } from '@site-admin/kit/forms';
import { announcePrivacyEpic, updatePrivacyEpic } from './features/privacy/privacy.epic';
import { privacyReducer, type PrivacyRoot } from './features/privacy/privacy.slice';

export type RootState = FormsRoot & PrivacyRoot;

export const store = {
  reducers: { ...settingsForms.reducers, privacy: privacyReducer },
  epics: { ...settingsForms.epics, updatePrivacyEpic, announcePrivacyEpic },
};
