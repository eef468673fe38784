import { defineRemote } from '@site-admin/kit';
import { announcePrivacyEpic, fetchPrivacyEpic, updatePrivacyEpic } from './features/privacy/privacy.epic';
import { privacyReducer, type PrivacyRoot } from './features/privacy/privacy.slice';
import { Page } from './page';
import { announceEpic, changeEpic, saveEpic } from './saving/saving.epic';
import { savingReducer, type SavingRoot } from './saving/saving.slice';

export const { mount } = defineRemote<SavingRoot & PrivacyRoot>({
  page: Page,
  store: {
    reducers: { saving: savingReducer, privacy: privacyReducer },
    epics: { saveEpic, changeEpic, announceEpic, fetchPrivacyEpic, updatePrivacyEpic, announcePrivacyEpic },
  },
});
