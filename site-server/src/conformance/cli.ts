import { parseArgs } from 'node:util';
import { compareWithSite } from './against';
import { ConformanceError } from './remote-site';
import { describeResult, isAgreement } from './summary';
import { comparedScenarios } from './writes/all';

const usage = `npm run conformance -- --against URL --scenario NAME --password P [--writes --disposable]

Compares a running WordPress with the embedded site: every GET of the page, for users of all roles.

  --against URL     address of the WordPress, with pretty permalinks
  --scenario NAME   state of the WordPress: ${comparedScenarios.join(', ')}
  --password P      password of its users admin, admin2, editor, author, contributor and subscriber
  --writes          compares writes too: changes settings, modules and plugins, and ends the connection
  --disposable      confirms that nobody needs the WordPress as it is

Exits with 0 if at most 1 % of the responses differ without a known reason, with 1 if more do, and with 2 if nothing could be compared.`;

interface Output {
  out(text: string): void;
  err(text: string): void;
}

const options = {
  against: { type: 'string' },
  scenario: { type: 'string' },
  password: { type: 'string' },
  writes: { type: 'boolean', default: false },
  disposable: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Returns the values of the command line. @throws {ConformanceError} If it is not valid. */
function readCommandLine(args: readonly string[]) {
  const { against, scenario, password, writes, disposable, help } = parse(args);
  if (help) return undefined;
  if (against === undefined || scenario === undefined || password === undefined)
    throw new ConformanceError(`--against, --scenario and --password are needed.\n\n${usage}`);
  if (!/^https?:$/.test(URL.parse(against)?.protocol ?? '')) throw new ConformanceError(`--against ${against} is not a URL.`);
  if (!comparedScenarios.includes(scenario))
    throw new ConformanceError(`There is no scenario ${scenario}; there are ${comparedScenarios.join(', ')}.`);
  if (writes && !disposable)
    throw new ConformanceError('--writes changes the WordPress and ends its connection. Confirm with --disposable.');
  return { running: { address: against.replace(/\/+$/, ''), password }, scenario, hasWrites: writes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new ConformanceError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Runs `npm run conformance`. @returns The exit code. */
export async function runConformance(args: readonly string[], { out, err }: Output): Promise<number> {
  try {
    const wanted = readCommandLine(args);
    if (!wanted) {
      out(usage);
      return 0;
    }
    const result = await compareWithSite(wanted.running, wanted.scenario, { hasWrites: wanted.hasWrites });
    out(describeResult(result));
    return isAgreement(result) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ConformanceError)) throw error;
    err(error.message);
    return 2;
  }
}
