import { settingsForms, type FormsRoot } from '@site-admin/kit/forms';
import { checkKeyEpic, checkStoredKeyEpic, saveValidKeyEpic } from './features/anti-spam/anti-spam.epic';
import { antiSpamReducer, type AntiSpamRoot } from './features/anti-spam/anti-spam.slice';
import { announcePrivacyEpic, updatePrivacyEpic } from './features/privacy/privacy.epic';
import { privacyReducer, type PrivacyRoot } from './features/privacy/privacy.slice';
import { changeSearchEpic } from './features/site-search/site-search.epic';
import { siteSearchReducer, type SiteSearchRoot } from './features/site-search/site-search.slice';
import {
  announceGoogleEpic,
  compareCodeEpic,
  removeCodeEpic,
  verifyGoogleEpic,
} from './features/site-verification/site-verification.epic';
import { googleReducer, type GoogleRoot } from './features/site-verification/site-verification.slice';

export type RootState = AntiSpamRoot & FormsRoot & PrivacyRoot & SiteSearchRoot & GoogleRoot;

export const store = {
  reducers: {
    ...settingsForms.reducers,
    antiSpam: antiSpamReducer,
    privacy: privacyReducer,
    siteSearch: siteSearchReducer,
    google: googleReducer,
  },
  epics: {
    ...settingsForms.epics,
    checkKeyEpic,
    saveValidKeyEpic,
    checkStoredKeyEpic,
    updatePrivacyEpic,
    announcePrivacyEpic,
    changeSearchEpic,
    compareCodeEpic,
    verifyGoogleEpic,
    removeCodeEpic,
    announceGoogleEpic,
  },
};
