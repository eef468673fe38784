import { defineRemote } from '@site-admin/kit';
import { assistantReducer, type AssistantRoot } from './assistant/assistant.slice';
import { announceEnableEpic, enableEpic, trackEnableEpic } from './assistant/enable.epic';
import { loadEpic } from './assistant/load.epic';
import {
  announceSaveEpic,
  countPendingEpic,
  saveDataEpic,
  saveStepEpic,
  viewStepEpic,
  withdrawNoticeEpic,
} from './assistant/progress.epic';
import { watchSiteEpic } from './assistant/site.epic';
import { Page } from './page';

export const { mount } = defineRemote<AssistantRoot>({
  page: Page,
  store: {
    reducers: { assistant: assistantReducer },
    epics: {
      loadEpic,
      watchSiteEpic,
      saveStepEpic,
      viewStepEpic,
      saveDataEpic,
      announceSaveEpic,
      withdrawNoticeEpic,
      countPendingEpic,
      enableEpic,
      announceEnableEpic,
      trackEnableEpic,
    },
  },
});
