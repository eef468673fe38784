import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { harness, type Harness } from '../../testing/harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await at.build('remote-sample', { version, code: `// ${version}` });
    await at.remotes('publish', 'remote-sample');
  }
});
afterEach(() => at.remove());

const sample = async () => JSON.parse(await at.registry()).remotes.sample;
const withdraw = (version: string) => at.remotes('withdraw', 'sample', version, '--reason', 'Leaks a token');

test('a withdrawn version stays withdrawn: it is not promoted, rolled back to, tried as a canary or published again', async () => {
  await at.remotes('promote', 'sample', '1.0.0');
  expect(await withdraw('1.1.0')).toMatchObject({ code: 0, output: expect.stringContaining('sample 1.0.0 is live.') });
  expect((await sample()).versions['1.1.0'].withdrawn).toEqual({ reason: 'Leaks a token', at: '2026-02-03T04:05:06.000Z' });
  const before = await at.registry();
  const refused = [
    ['promote', 'sample', '1.1.0'],
    ['rollback', 'sample', '--to', '1.1.0'],
    ['canary', 'sample', '1.1.0', '--percent', '5'],
  ];
  for (const argv of refused) {
    const found = await at.remotes(...argv);
    expect(found).toMatchObject({ code: 1, output: expect.stringContaining('sample 1.1.0 is withdrawn: Leaks a token') });
  }
  await at.build('remote-sample', { version: '1.1.0', code: '// 1.1.0' });
  expect((await at.remotes('publish', 'remote-sample')).output).toContain('sample 1.1.0 is withdrawn, and stays so');
  expect(await at.registry()).toBe(before);
  expect((await at.remotes('list')).output).toContain('withdrawn (Leaks a token)');
});

test('withdrawing the live version makes the previous one live, and none if there is none', async () => {
  await at.remotes('promote', 'sample', '1.0.0');
  await at.remotes('promote', 'sample', '1.1.0');
  expect((await withdraw('1.1.0')).output).toContain('sample 1.0.0 is live.');
  expect(await sample()).toMatchObject({ active: '1.0.0', previous: null });
  expect((await withdraw('1.0.0')).output).toContain('Nothing of sample is live: promote another version.');
  expect(await sample()).toMatchObject({ active: null, previous: null });
  expect((await at.remotes('promote', 'sample', '1.2.0')).code).toBe(0);
});

test('a withdrawn version is no longer the target of a rollback, nor a canary', async () => {
  await at.remotes('promote', 'sample', '1.0.0');
  await at.remotes('promote', 'sample', '1.1.0');
  await withdraw('1.0.0');
  expect(await sample()).toMatchObject({ active: '1.1.0', previous: null });
  expect((await at.remotes('rollback', 'sample')).output).toContain('rollback sample --to VERSION');
  await at.remotes('canary', 'sample', '1.2.0', '--percent', '5');
  await withdraw('1.2.0');
  expect(await sample()).not.toHaveProperty('rollout');
});

test('it works during a freeze, and needs a reason', async () => {
  await at.remotes('freeze', '--reason', 'incident 7');
  expect((await withdraw('1.0.0')).code).toBe(0);
  expect((await at.remotes('withdraw', 'sample', '1.1.0')).code).toBe(2);
});

test('rollback --to makes any published version live', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await at.remotes('promote', 'sample', version);
  expect((await at.remotes('rollback', 'sample', '--to', '1.0.0')).output).toContain(
    '1.0.0 is live again (rolled back from 1.2.0',
  );
  expect(await sample()).toMatchObject({ active: '1.0.0', previous: '1.2.0' });
  expect((await at.remotes('rollback', 'sample', '--to', '9.9.9')).output).toContain('Published are: 1.0.0, 1.1.0, 1.2.0.');
});

test('prune keeps live, previous and candidate versions and the newest, and removes the files of the others', async () => {
  await at.build('remote-sample', { version: '1.3.0' });
  await at.remotes('publish', 'remote-sample');
  await at.remotes('promote', 'sample', '1.0.0');
  await at.remotes('canary', 'sample', '1.2.0', '--percent', '5');
  expect((await at.remotes('prune', '--keep', '1')).output).toBe('sample 1.1.0 is removed.');
  expect(Object.keys((await sample()).versions)).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  const folders = await readdir(path.join(at.folder, 'store/remotes/sample'));
  expect(folders.map((name) => name.slice(0, 5)).sort()).toEqual(['1.0.0', '1.2.0', '1.3.0']);
  expect((await at.remotes('prune', '--keep', '1')).output).toBe('There is nothing to remove.');
  expect((await at.remotes('verify')).code).toBe(0);
});

test('a remote is removed once it is disabled, with its files', async () => {
  expect((await at.remotes('remove', 'sample')).output).toContain('Disable it first');
  await at.remotes('disable', 'sample', '--reason', 'Retired');
  expect((await at.remotes('remove', 'sample')).code).toBe(0);
  expect(JSON.parse(await at.registry()).remotes).toEqual({});
  expect(await readdir(path.join(at.folder, 'store/remotes/sample'))).toEqual([]);
});
