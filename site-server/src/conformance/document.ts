import type { Result } from './against';
import type { Compared } from './compared';
import { countSame, getPercent } from './summary';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

const getRows = (all: readonly Compared[], outcome: Compared['outcome']) =>
  all
    .filter((each) => each.outcome === outcome)
    .map(({ state, call, differences, why }) => row(state, code(call), differences.join('; '), why ?? '**Not explained.**'));

const getTable = (rows: readonly string[]) => `| State | Call | Difference | Why |
| --- | --- | --- | --- |
${rows.join('\n')}
`;

/** Returns the rows of matching calls, each once, with the states in which they were compared. */
function getSameRows(all: readonly Compared[]): string[] {
  const calls = new Map<string, { states: Set<string>; count: number }>();
  for (const { state, call } of all.filter(({ outcome }) => outcome === 'same')) {
    const [method = '', path = ''] = call.split(/[ ?]/);
    const endpoint = `${method} ${path}`;
    const known = calls.get(endpoint) ?? { states: new Set(), count: 0 };
    known.states.add(state);
    calls.set(endpoint, { ...known, count: known.count + 1 });
  }
  return [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([call, { states, count }]) => row(code(call), String(count), [...states].join(', ')));
}

/** Returns the chapter about recorded responses. */
export function describeRecorded(all: readonly Compared[]): string {
  const count = (outcome: Compared['outcome']) => all.filter((each) => each.outcome === outcome).length;
  return `## Recorded responses

${all.length} responses were recorded from a WordPress with Jetpack 11.6.1 and a small program in place of the provider: ${count('same')} are the
same here, ${count('differs')} differ, ${count('not ours')} are of calls that the page does not make.

### Differ

${getTable(getRows(all, 'differs'))}
### Not declared

${getTable(getRows(all, 'not ours'))}
### Same

| Call | Responses | States |
| --- | ---: | --- |
${getSameRows(all).join('\n')}
`;
}

function getStateRow({ scenario, reads, writes }: Result): string {
  const all = [...reads, ...writes];
  const counts = [reads, writes].map((each) => `${countSame(each)} of ${each.length}`);
  return row(code(scenario), ...counts, `${getPercent(all)} %`, String(all.length - countSame(all)));
}

/** Returns the chapter about a running WordPress in several states. */
export function describeRunning(results: readonly Result[]): string {
  return `## A running WordPress

Equal responses of a WordPress 6.1.9 with Jetpack 11.6 and a small program in place of the provider, in six states:

| State | Reads | Writes, and the reads after them | Equal | Differ |
| --- | ---: | ---: | ---: | ---: |
${results.map(getStateRow).join('\n')}

Every difference:

${getTable(results.flatMap(({ reads, writes }) => getRows([...reads, ...writes], 'differs')))}`;
}

/** Returns the text of `docs/conformance.md`. */
export const describeConformance = (
  results: readonly Result[],
  recorded: readonly Compared[],
): string => `# This site compared with a real one

The embedded site responds as WordPress with Jetpack does. Each call is sent to both in the same state, and status, code and shape (keys and
types at all depths) are compared; after writes, the values of the written settings as well. Messages for users are our own.
Never compared: names of functions in the other site's code, counts by its posts and networks, the time of its caches, its offers.

\`npm run conformance -- --against URL --scenario NAME --password P\` compares a running WordPress in the state of a scenario: every GET of the
page, for users of all roles. With \`--writes --disposable\` it also compares writes, with at least one per right for users of all roles; the
WordPress is changed and disconnected by them. It needs the users admin, admin2, editor, author, contributor and subscriber with that password.
Modules, plugins and options that differ from the scenario are adopted first, and listed; another connection, plan or version of Jetpack is an error.
It exits with 0 if at most 1 % of the responses differ without a reason (site-server/src/conformance/reasons.ts), with 1 if more do, and with
2 if nothing could be compared.

\`WORDPRESS_KIT=FOLDER REFERENCE_CAPTURES=FOLDER npm run conformance:document\` writes this page. \`npm test -- --wordpress\` compares all six states and
fails for a difference without a reason, and when this page is out of date; \`npm test\` compares a sample of the reads.

${describeRunning(results)}
${describeRecorded(recorded)}`;
