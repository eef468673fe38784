import { readFile, rm, writeFile } from 'node:fs/promises';
import { harness, type Harness } from './test-harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
});
afterEach(() => at.remove());

test('an unknown command prints how to use it and ends with 2', async () => {
  const { code, said } = await at.remotes('publsh', 'sample');
  expect(code).toBe(2);
  expect(said).toContain('There is no command publsh.');
  expect(said).toContain('promote <remote> <version>');
});

test.each([
  [['promote', 'sample'], 'promote takes <remote> <version>.'],
  [['list', 'more'], 'list takes no words.'],
  [['publish'], 'publish takes <parts...>.'],
  [['promote', 'sample', 'newest'], 'version: a semver version such as 1.4.2'],
  [['promote', '../x', '1.0.0'], 'remote: a remote’s name'],
  [['list', '--colour'], "Unknown option '--colour'"],
  [['list', '--revision', 'x'], '--revision: a whole number'],
  [['publish', 'a', 'b', '--version', '1.0.0'], '--version is for one remote at a time'],
])('%j is a usage error with its reason', async (argv, reason) => {
  const { code, said } = await at.remotes(...argv);
  expect(code).toBe(2);
  expect(said).toContain(reason);
});

test('--json prints one JSON document, on success and failure', async () => {
  const good = await at.remotes('list', '--json');
  expect(JSON.parse(good.said)).toMatchObject({ ok: true, result: { schema: 1, revision: 1 } });
  const bad = await at.remotes('promote', 'sample', '1.0.0', '--json');
  expect(JSON.parse(bad.said)).toEqual({
    ok: false,
    error: { kind: 'refused', message: 'No remote is called sample.', reasons: ['Published are: none yet.'] },
  });
});

test.each([
  ['cut off', (text: string) => text.slice(0, 40), 'not JSON'],
  ['of another schema', (text: string) => text.replace('"schema": 1', '"schema": 2'), 'schema:'],
  [
    'with an unknown key',
    (text: string) => text.replace('"schema": 1', '"schema": 1, "surprise": 1'),
    'surprise: an unknown key',
  ],
])('a registry that is %s is named and left alone', async (_how, damage, reason) => {
  await writeFile(at.registryFile, damage(await at.registry()));
  const before = await readFile(at.registryFile);
  for (const argv of [['list'], ['lock', '--reason', 'x'], ['host', 'shell'], ['init']]) {
    const { code, said } = await at.remotes(...argv);
    expect(code).toBe(4);
    expect(said).toContain(`${at.registryFile} is not a registry, and was left as it is`);
    expect(said).toContain(reason);
  }
  expect(await readFile(at.registryFile)).toEqual(before);
});

test('without a registry, commands name the remedy; init creates one and keeps an existing one', async () => {
  await rm(at.registryFile);
  expect(await at.remotes('list')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run remotes -- host shell/dist'),
  });
  expect((await at.remotes('init')).code).toBe(0);
  const made = await at.registry();
  expect(JSON.parse(made)).toMatchObject({ schema: 1, revision: 1, remotes: {} });
  expect((await at.remotes('init')).code).toBe(0);
  expect(await at.registry()).toBe(made);
});

test('a lock refuses every write with its reason, and can be removed', async () => {
  await at.build('remote-sample');
  await at.remotes('publish', 'remote-sample', '--promote');
  await at.remotes('lock', '--reason', 'incident 7');
  const before = await at.registry();
  const writes = [
    ['promote', 'sample', '1.0.0'],
    ['rollback', 'sample'],
    ['disable', 'sample', '--reason', 'x'],
    ['host', 'shell'],
  ];
  for (const argv of writes) {
    expect(await at.remotes(...argv)).toMatchObject({ code: 1, said: expect.stringContaining('incident 7') });
  }
  expect(await at.registry()).toBe(before);
  expect((await at.remotes('list')).said).toContain('Locked: incident 7');
  await at.remotes('unlock');
  expect((await at.remotes('disable', 'sample', '--reason', 'x')).code).toBe(0);
});
