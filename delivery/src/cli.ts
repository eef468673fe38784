import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Command, Report } from './command';
import { canary } from './commands/live/canary';
import { freeze, unfreeze } from './commands/live/freeze';
import { history } from './commands/read/history';
import { host } from './commands/store/host';
import { init } from './commands/store/init';
import { keys } from './commands/store/keys';
import { list } from './commands/read/list';
import { approve, promote } from './commands/live/promote';
import { prune, remove } from './commands/store/prune';
import { publish } from './commands/store/publish';
import { renew } from './commands/store/renew';
import { rollback } from './commands/live/rollback';
import { deprecate, disable, enable } from './commands/live/status';
import { verify } from './commands/read/verify';
import { withdraw } from './commands/live/withdraw';
import { BrokenStore, Frozen, Refused, RevisionConflict, UsageError } from './errors';
import { toStoreError } from './stores/system-error';
import { createDeps, sharedOptions, splitOptions, type World } from './deps';

/** Every command, in the order of a release. */
export const commands: readonly Command[] = [
  init,
  host,
  publish,
  promote,
  approve,
  canary,
  rollback,
  withdraw,
  disable,
  deprecate,
  enable,
  list,
  history,
  verify,
  freeze,
  unfreeze,
  prune,
  remove,
  keys,
  renew,
];

const findCommand = (name: string | undefined) => commands.find((known) => known.name === name);

/** Exit codes with their meaning, as printed in the usage. */
const exitCodes = '0 done, 1 refused or failed, 2 usage error, 3 changed by another process meanwhile, 4 store invalid, 5 frozen';

/** Returns the usage of a command; of all of them if there is none of that name. */
function getUsage(name: string | undefined): string[] {
  const command = findCommand(name);
  if (!command) return usage();
  return [`  ${command.usage}`, `      ${command.summary}`, '', 'All commands and options: npm run remotes -- help'];
}

function usage(): string[] {
  return [
    'npm run remotes -- <command> [options]',
    '',
    ...commands.flatMap((command) => [`  ${command.usage}`, `      ${command.summary}`]),
    '',
    'Options of every command:',
    '  --store PLACE     a folder (.data/delivery), or s3://bucket/prefix with --endpoint URL and --region NAME; the key of the',
    '                    bucket is in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    '  --keys FILE       the public keys that are trusted (keys/keys.json next to the folder, if there is one)',
    '  --key FILE        a private key to sign with, several times for several (those next to the public keys)',
    '  --as NAME         who you are, for the journal; --reason TEXT: why',
    '  --revision N      write only if the registry is still at N',
    '  --json            print one JSON document',
    '',
    `Exit codes: ${exitCodes}.`,
  ];
}

const thrown = v.object({ message: v.string() });

/** Returns the first sentence of an error of `parseArgs`; the rest is about shell syntax. */
function describeOptionError(error: unknown): string {
  const [sentence = ''] = v.parse(thrown, error).message.split(/\. |\.?\n/);
  return `${sentence}.`;
}

async function perform(argv: readonly string[], world: World): Promise<Report> {
  const [name, ...rest] = argv;
  const command = findCommand(name);
  if (!command) throw new UsageError(name === undefined ? 'No command was given.' : `There is no command ${name}.`);
  let parsed;
  try {
    parsed = parseArgs({ args: rest, allowPositionals: true, options: { ...command.options, ...sharedOptions } });
  } catch (error) {
    throw new UsageError(`${name}: ${describeOptionError(error)}`, { cause: error });
  }
  const { options, shared } = splitOptions(command, parsed.values);
  const deps = await createDeps(shared, world, command === keys);
  return command.run(deps, parsed.positionals, options);
}

function getFailure(thrown: unknown): { code: number; kind: string; message: string; reasons: readonly string[] } {
  const error = toStoreError(thrown) ?? thrown;
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
      if (kind === 'usage') ['', ...getUsage(argv[0])].forEach(world.err);
    }
    return code;
  }
}
