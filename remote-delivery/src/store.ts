import type { RemoteStoreParts } from '@site-admin/kit';
import { announceCommandEpic, runCommandEpic } from './commands/commands.epic';
import { commandsReducer, type CommandsRoot } from './commands/commands.slice';
import { followEpic } from './following/following.epic';
import { followingReducer, type FollowingRoot } from './following/following.slice';

export type RootState = CommandsRoot & FollowingRoot;

export const store: RemoteStoreParts<RootState> = {
  reducers: { commands: commandsReducer, following: followingReducer },
  epics: { followEpic, runCommandEpic, announceCommandEpic },
};
