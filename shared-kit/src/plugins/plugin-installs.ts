import { installPluginEpic } from './plugin-install.epic';
import { pluginInstallsReducer } from './plugin-install.slice';

/** The part of a remote's store that installs plugins. */
export const pluginInstalls = {
  reducers: { pluginInstalls: pluginInstallsReducer },
  epics: { installPluginEpic },
};
