import type { Compared } from './compare';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;

const getRows = (all: readonly Compared[], outcome: Compared['outcome']) =>
  all
    .filter((each) => each.outcome === outcome)
    .map(({ state, call, differences, why }) => row(state, `\`${call}\``, differences.join('; '), why ?? '**Not explained.**'));

/** Returns the rows of matching calls, each once, with the states in which they were compared. */
function sameRows(all: readonly Compared[]): string[] {
  const calls = new Map<string, { states: Set<string>; count: number }>();
  for (const { state, call } of all.filter(({ outcome }) => outcome === 'same')) {
    const [endpoint = ''] = call.split(/ \(|\?/);
    const known = calls.get(endpoint) ?? { states: new Set(), count: 0 };
    known.states.add(state);
    calls.set(endpoint, { ...known, count: known.count + 1 });
  }
  return [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([call, { states, count }]) => row(`\`${call}\``, String(count), [...states].join(', ')));
}

/** Returns the text of `docs/conformance.md`. */
export function conformanceText(all: readonly Compared[]): string {
  const count = (outcome: Compared['outcome']) => all.filter((each) => each.outcome === outcome).length;
  return `# This site compared with a real one

Made by \`npm run conformance\` from ${all.length} responses recorded from a WordPress site with the plugin, version 11.6.1, and a small program in place of the provider.
Each call is sent to this site in the same state; status, code and shape (keys and types at all depths) are compared. Messages for users are our own.
A test fails for every difference without a reason, and when this page is out of date.

\`npm run conformance -- --against URL --scenario NAME --password P\` compares a running site in the state of a scenario: every GET of the page for
users of all roles (admin, admin2, editor, author, contributor, subscriber). It prints what differs, with the reason, and fails if more than
1 % of the responses differ without one (site-server/src/conformance/reasons.ts).

- ${count('same')} are the same,
- ${count('differs')} differ with a reason,
- ${count('not ours')} are calls that the page does not make.

Never compared: names of functions in the recorded site's code, counts by its posts and networks, the time of its caches, offers of its provider.

## Differ

| State | Call | Difference | Why |
| --- | --- | --- | --- |
${getRows(all, 'differs').join('\n')}

## Not declared

| State | Call | Difference | Why |
| --- | --- | --- | --- |
${getRows(all, 'not ours').join('\n')}

## Same

| Call | Responses | States |
| --- | ---: | --- |
${sameRows(all).join('\n')}
`;
}

/** Returns the differences from a running site, one per line, and how many calls agree. */
export function summaryText(all: readonly Compared[]): string {
  const same = all.filter(({ outcome }) => outcome === 'same').length;
  const lines = all
    .filter(({ outcome }) => outcome !== 'same')
    .map(
      ({ state, call, differences, why }) => `${state} ${call}: ${differences.join('; ')}${why === undefined ? '' : ` (${why})`}`,
    );
  return [...lines, `${same} of ${all.length} responses are the same (${((100 * same) / all.length).toFixed(1)} %).`].join('\n');
}
