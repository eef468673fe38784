import { defineRemote } from '@site-admin/runtime/kit';
import { assistantReducer, type AssistantRoot } from './assistant/assistant.slice';
import { announceEnableEpic, enableEpic, trackEnableEpic } from './assistant/enable.epic';
import { announceSaveEpic, countPendingEpic, loadEpic, saveDataEpic, saveStepEpic } from './assistant/progress.epic';
import { Page } from './page';

export const { mount } = defineRemote<AssistantRoot>({
  page: Page,
  store: {
    reducers: { assistant: assistantReducer },
    epics: {
      loadEpic,
      saveStepEpic,
      saveDataEpic,
      announceSaveEpic,
      countPendingEpic,
      enableEpic,
      announceEnableEpic,
      trackEnableEpic,
    },
  },
});
