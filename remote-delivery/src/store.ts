import type { RemoteStoreParts } from '@site-admin/kit';
import { announceCommandEpic, runCommandEpic } from './commands/commands.epic';
import { commandsReducer, type CommandsRoot } from './commands/commands.slice';
import { syncEpic } from './sync/sync.epic';
import { syncReducer, type SyncRoot } from './sync/sync.slice';

export type RootState = CommandsRoot & SyncRoot;

export const store: RemoteStoreParts<RootState> = {
  reducers: { commands: commandsReducer, sync: syncReducer },
  epics: { syncEpic, runCommandEpic, announceCommandEpic },
};
