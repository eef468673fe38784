import type { FakeShell } from '@site-admin/contracts/testing';
import type { RemoteEpic } from '@site-admin/kit';
import { merge } from '@site-admin/runtime/rx';
import { configureStore, createEpicMiddleware, type UnknownAction } from '@site-admin/runtime/store';
import { assistant, assistantReducer, type AssistantRoot } from '../assistant/assistant.slice';

type Epic = RemoteEpic<AssistantRoot>;

/** The assistant's store with some of its epics and no screen, just opened. */
export function openStore({ shell }: FakeShell, epics: readonly Epic[]) {
  const middleware = createEpicMiddleware<UnknownAction, UnknownAction, AssistantRoot, Parameters<Epic>[2]>({
    dependencies: shell,
  });
  const store = configureStore({
    reducer: { assistant: assistantReducer },
    middleware: (defaults) => defaults({ thunk: false, serializableCheck: false }).concat(middleware),
  });
  middleware.run((action$, state$, services) => merge(...epics.map((epic) => epic(action$, state$, services))));
  store.dispatch(assistant.opened());
  return store;
}
