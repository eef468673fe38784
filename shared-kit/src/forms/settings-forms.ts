import { keepDraftsEpic, restoreDraftsEpic, saveFormEpic } from './forms.epic';
import { formsReducer } from './forms.slice';

/** The part of a remote's store that all its settings forms share. */
export const settingsForms = {
  reducers: { settingsForms: formsReducer },
  epics: { saveFormEpic, restoreDraftsEpic, keepDraftsEpic },
};
