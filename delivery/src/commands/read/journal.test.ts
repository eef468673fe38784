import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { harness, type Harness } from '../../testing/harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
  for (const version of ['1.0.0', '1.1.0']) {
    await at.build('remote-sample', { version, code: `// ${version}` });
    await at.remotes('publish', 'remote-sample', '--promote', '--as', 'Team S');
  }
});
afterEach(() => at.remove());

const journal = () => path.join(at.folder, 'store/journal');
const lastEntry = async () => path.join(journal(), `${JSON.parse(await at.registry()).journal}.json`);

test('history lists who changed what, when and why, newest first', async () => {
  await at.remotes('rollback', 'sample', '--as', 'Ada', '--reason', 'Charts are empty');
  await at.remotes('canary', 'sample', '1.1.0', '--percent', '5', '--as', 'Ada');
  const { output } = await at.remotes('history');
  const rows = output.split('\n').map((line) => line.trim().replace(/ {2,}/g, ' | '));
  expect(rows).toEqual([
    '7 | 2026-02-03T04:05:06.000Z | canary sample 1.1.0 | 1.0.0 → 1.0.0, canary 1.1.0 5 % | by Ada',
    '6 | 2026-02-03T04:05:06.000Z | rollback sample | 1.1.0 → 1.0.0 | by Ada | "Charts are empty"',
    '5 | 2026-02-03T04:05:06.000Z | promote sample 1.1.0 | 1.0.0 → 1.1.0 | by Team S',
    '4 | 2026-02-03T04:05:06.000Z | publish sample | by Team S',
    '3 | 2026-02-03T04:05:06.000Z | promote sample 1.0.0 | nothing live → 1.0.0 | by Team S',
    '2 | 2026-02-03T04:05:06.000Z | publish sample | not published → nothing live | by Team S',
    '1 | 2026-02-03T04:05:06.000Z | host',
  ]);
});

test('history of one remote, limited', async () => {
  const { entries } = JSON.parse((await at.remotes('history', 'sample', '--limit', '2', '--json')).output).result;
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['promote', 'publish']);
});

test('history refuses an unknown remote with the known names, and lists the changes of a removed one', async () => {
  const unknown = await at.remotes('history', 'sampel');
  expect(unknown).toEqual({ code: 1, output: 'No remote is called sampel.\n  Published are: sample.' });
  await at.remotes('disable', 'sample', '--reason', 'x');
  await at.remotes('remove', 'sample');
  expect(await at.remotes('history', 'sample')).toMatchObject({ code: 0, output: expect.stringContaining('remove sample') });
});

test('a changed entry and a missing one are found', async () => {
  await writeFile(await lastEntry(), '{}');
  expect(await at.remotes('history')).toMatchObject({ code: 1, output: expect.stringContaining('was changed') });
  await rm(await lastEntry());
  expect((await at.remotes('history')).output).toContain('the journal before it is lost');
  expect(await at.remotes('verify')).toMatchObject({ code: 1, output: expect.stringContaining('is lost') });
});

test('only the user of the store may read the journal; the registry and the files are for web servers', async () => {
  const mode = async (file: string) => (await stat(file)).mode & 0o777;
  expect(await mode(journal())).toBe(0o700);
  expect(await mode(await lastEntry())).toBe(0o600);
  expect((await mode(at.registryFile)) & 0o044).toBe(0o044);
});

test('a command that changes nothing adds no entry', async () => {
  const before = await readdir(journal());
  await at.remotes('publish', 'remote-sample', '--promote');
  await at.remotes('promote', 'sample', '1.1.0');
  expect(await readdir(journal())).toEqual(before);
});
