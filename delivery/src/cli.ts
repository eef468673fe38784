import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Command, Deps, Report } from './command';
import { canary } from './commands/canary';
import { freeze, unfreeze } from './commands/freeze';
import { host } from './commands/host';
import { init } from './commands/init';
import { list } from './commands/list';
import { promote } from './commands/promote';
import { publish } from './commands/publish';
import { rollback } from './commands/rollback';
import { deprecate, disable, enable } from './commands/status';
import { verify } from './commands/verify';
import { BrokenStore, Frozen, Refused, RevisionConflict, storeRemedy, UsageError } from './errors';
import { folderStore } from './stores/folder';

/** Every command, in the order of a release. */
export const commands: readonly Command[] = [
  init,
  host,
  publish,
  promote,
  rollback,
  list,
  verify,
  canary,
  disable,
  deprecate,
  enable,
  freeze,
  unfreeze,
];

/** Services of the program: folder, clock and output. */
export interface World {
  readonly folder: string;
  readonly now: () => Date;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Exit codes with their meaning, as printed in the usage. */
const exitCodes = '0 done, 1 refused or failed, 2 usage error, 3 changed by another process meanwhile, 4 store invalid, 5 frozen';

function usage(): string[] {
  return [
    'npm run remotes -- <command> [options]',
    '',
    ...commands.flatMap((command) => [`  ${command.usage}`, `      ${command.summary}`]),
    '',
    'Options of every command: --store FOLDER (.data/delivery), --revision N (write only if it is still at N), --json',
    `Exit codes: ${exitCodes}.`,
  ];
}

const everywhere = { store: { type: 'string' }, json: { type: 'boolean' }, revision: { type: 'string' } } as const;

function readRevision(text: unknown): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d+$/.test(text))
    throw new UsageError(`--revision: expected a whole number, found ${JSON.stringify(text)}.`);
  return Number(text);
}

const thrown = v.object({ message: v.string() });

/** Returns the first sentence of an error of `parseArgs`; the rest is about shell syntax. */
function describeOptionError(error: unknown): string {
  const [sentence = ''] = v.parse(thrown, error).message.split(/\. |\.?\n/);
  return `${sentence}.`;
}

async function perform(argv: readonly string[], world: World): Promise<Report> {
  const [name, ...rest] = argv;
  const command = commands.find((known) => known.name === name);
  if (!command) throw new UsageError(name === undefined ? 'No command was given.' : `There is no command ${name}.`);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, allowPositionals: true, options: { ...command.options, ...everywhere } });
  } catch (error) {
    throw new UsageError(`${name}: ${describeOptionError(error)}`, { cause: error });
  }
  const values: Readonly<Record<string, unknown>> = parsed.values;
  const { store, json: _json, revision, ...options } = values;
  const place = path.resolve(world.folder, typeof store === 'string' ? store : '.data/delivery');
  const deps: Deps = { store: folderStore(place), now: world.now, folder: world.folder, revision: readRevision(revision) };
  return command.run(deps, parsed.positionals, options);
}

const systemError = v.looseObject({ code: v.string(), syscall: v.string(), path: v.string() });

function getFailure(error: unknown): { code: number; kind: string; message: string; reasons: readonly string[] } {
  const known = (code: number, kind: string, reasons: readonly string[] = []) => ({
    code,
    kind,
    message: error instanceof Error ? error.message : String(error),
    reasons,
  });
  if (error instanceof Frozen) return known(5, 'frozen', error.reasons);
  if (error instanceof Refused) return known(1, 'refused', error.reasons);
  if (error instanceof UsageError) return known(2, 'usage');
  if (error instanceof RevisionConflict)
    return known(3, 'conflict', [
      'Nothing was written. Check the registry with `npm run remotes -- list` and run the command again.',
    ]);
  if (error instanceof BrokenStore) return known(4, 'broken-store', error.reasons);
  const system = v.safeParse(systemError, error);
  if (system.success) {
    const { code, path: file } = system.output;
    return { code: 4, kind: 'broken-store', message: `${file} cannot be written (${code}).`, reasons: [storeRemedy] };
  }
  return known(4, 'failed', error instanceof Error && error.stack !== undefined ? [error.stack] : []);
}

/** Runs one command line and returns the exit code. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const isJson = argv.includes('--json');
  if (argv[0] === 'help' || argv[0] === '--help') {
    usage().forEach(world.out);
    return 0;
  }
  try {
    const { lines, data, isGood = true } = await perform(argv, world);
    if (isJson) world.out(JSON.stringify({ ok: isGood, result: data }));
    else lines.forEach(world.out);
    return isGood ? 0 : 1;
  } catch (error) {
    const { code, kind, message, reasons } = getFailure(error);
    if (isJson) world.out(JSON.stringify({ ok: false, error: { kind, message, reasons } }));
    else {
      world.err(message);
      reasons.forEach((reason) => world.err(`  ${reason}`));
      if (kind === 'usage') ['', ...usage()].forEach(world.err);
    }
    return code;
  }
}
