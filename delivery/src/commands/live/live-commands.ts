import type { Command } from '../../command';
import { canary } from './canary';
import { promote } from './promote';
import { rollback } from './rollback';
import { disable, enable } from './status';
import { withdraw } from './withdraw';

/** The commands that change what is live of one remote; page servers run them too. */
export const liveCommands = { promote, canary, rollback, disable, enable, withdraw } satisfies Record<string, Command>;
