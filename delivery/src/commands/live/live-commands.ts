import type { Command, Report } from '../../command';
import type { Writer } from '../../registry/document';
import { canary } from './canary';
import { promote } from './promote';
import { rollback } from './rollback';
import { disable, enable } from './status';
import { withdraw } from './withdraw';

/** The commands that change what is live of one remote. */
const liveCommands = { promote, canary, rollback, disable, enable, withdraw } satisfies Record<string, Command>;

/** Runs one of them for a page server: without a terminal, and without files other than those of the store. */
export function runLiveCommand(
  name: keyof typeof liveCommands,
  writer: Writer,
  words: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<Report> {
  const local = { folder: '', keysFile: '', newKeysFile: () => '', env: {}, print: () => undefined };
  return liveCommands[name].run({ ...writer, ...local }, words, options);
}
