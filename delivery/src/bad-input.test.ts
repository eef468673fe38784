import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { commands } from './cli';
import { harness, type Harness } from './testing/harness';

let at: Harness;
let time: string;

/** The same store for lines that are refused, which is left as it was; tests that change it take a new one. */
async function createStore(): Promise<void> {
  time = '2026-02-03T04:05:06.000Z';
  at = await harness({ now: () => new Date(time) });
  for (const version of ['0.9.0', '1.0.0', '1.1.0']) {
    await at.build('remote-sample', { version, code: `// ${version}` });
    await at.remotes('publish', 'remote-sample', '--promote');
  }
  await at.build('remote-sample', { version: '1.2.0', code: '// 1.2.0' });
}
async function replaceStore(): Promise<void> {
  await at.remove();
  await createStore();
}
beforeAll(createStore);
afterEach(() => jest.restoreAllMocks());
afterAll(() => at.remove());

/** Every file of the store with its content. */
async function readStore(): Promise<Record<string, string>> {
  const folder = path.dirname(at.registryFile);
  const names = await fs.readdir(folder, { recursive: true });
  const files: [string, string][] = [];
  for (const name of names.sort()) {
    const file = path.join(folder, name);
    if ((await fs.stat(file)).isFile()) files.push([name, await fs.readFile(file, 'base64')]);
  }
  return Object.fromEntries(files);
}

/** Runs a command that fails; expects its code, its sentences, and the store as before. */
async function expectFailure(argv: readonly string[], code: number, ...sentences: string[]): Promise<void> {
  const before = await readStore();
  const found = await at.remotes(...argv);
  expect({ argv, ...found }).toMatchObject({ argv, code });
  for (const sentence of sentences) expect(found.output).toContain(sentence);
  expect(found.output).not.toMatch(/\n\s+at /);
  expect(await readStore()).toEqual(before);
}

/** A valid line of each command that writes. */
const writes: Readonly<Record<string, readonly string[]>> = {
  host: ['host', 'shell', '--force'],
  publish: ['publish', 'remote-sample'],
  promote: ['promote', 'sample', '1.0.0'],
  canary: ['canary', 'sample', '1.0.0', '--percent', '5'],
  rollback: ['rollback', 'sample'],
  withdraw: ['withdraw', 'sample', '1.0.0', '--reason', 'x'],
  approve: ['approve', 'sample', '1.0.0'],
  disable: ['disable', 'sample', '--reason', 'x'],
  enable: ['enable', 'sample'],
  remove: ['remove', 'sample'],
  deprecate: ['deprecate', 'sample', '--reason', 'x'],
  freeze: ['freeze', '--reason', 'x'],
  unfreeze: ['unfreeze'],
  prune: ['prune', '--keep', '1'],
  renew: ['renew'],
};
/** A valid line of each command that only reads a store, and of `init`, which writes where there is none. */
const reads: readonly (readonly string[])[] = [['init'], ['list'], ['history'], ['verify']];
const sampleWrites = Object.values(writes).filter(([, word]) => word === 'sample');

test.each(sampleWrites)('%s of an unknown remote or one with a bad name', async (name, _sample, ...rest) => {
  await expectFailure([name, 'sampel', ...rest], 1, 'No remote is called sampel.', 'Published are: sample.');
  await expectFailure([name, 'constructor', ...rest], 1, 'No remote is called constructor.');
  for (const bad of ['../sample', 'Sample', '__proto__', ''])
    await expectFailure([name, bad, ...rest], 2, 'remote: expected a remote’s name of lower-case letters and dashes');
});

test.each([['promote'], ['withdraw', '--reason', 'x'], ['canary', '--percent', '5'], ['approve']])(
  '%s of an unknown version or a bad one',
  async (name, ...rest) => {
    await expectFailure(
      [name, 'sample', '9.9.9', ...rest],
      1,
      'sample 9.9.9 is not published.',
      'Published are: 0.9.0, 1.0.0, 1.1.0.',
    );
    for (const bad of ['newest', '1.0', '1.0.0/../..', '__proto__'])
      await expectFailure([name, 'sample', bad, ...rest], 2, 'version: expected a semver version such as 1.4.2');
  },
);

test.each(['-1', '101', 'half', '', '5%', 'NaN', '1e9'])('canary with %j percent', async (percent) => {
  await expectFailure(['canary', 'sample', '1.0.0', `--percent=${percent}`], 2, 'percent: expected a');
});

test.each([
  [['prune', '--keep', '0'], 'keep: '],
  [['prune', '--keep', '2.5'], 'keep: '],
  [['history', '--limit', 'all'], 'limit: expected a number'],
  [['keys', 'new', '--role', 'king'], 'role: '],
  [['keys', 'new', '--role', 'publisher'], '--remote with the role publisher'],
  [['keys', 'new', '--role', 'ops', '--remote', 'sample'], '--remote with the role publisher, and with no other'],
  [['keys', 'old', '--role', 'ops'], 'new: '],
  [['list', '--key', 'x'], '--key: name the public keys too: --keys FILE.'],
])('%j is a usage error', async (argv, sentence) => {
  await expectFailure(argv, 2, sentence);
});

test('stores that cannot be opened', async () => {
  const run = async (...argv: string[]) => {
    const other = await harness({ argv: [] });
    const found = await other.remotes(...argv);
    await other.remove();
    return found;
  };
  const cases: [string[], string][] = [
    [['--store', 's3://'], '--store: expected s3://bucket/prefix, found "s3://".'],
    [['--store', 's3://bucket', '--endpoint', 'nowhere'], '--endpoint: expected an http or https address, found "nowhere".'],
    [['--store', 's3://bucket'], 'set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'],
  ];
  for (const [argv, sentence] of cases) {
    const { code, output } = await run('list', ...argv);
    expect({ code, output }).toMatchObject({ code: 2, output: expect.stringContaining(sentence) });
  }
});

const getKeysFile = () => path.join(at.folder, 'keys/keys.json');

/** Signs the store with keys next to it; returns the file of the publisher's. */
async function signStore(): Promise<string> {
  await replaceStore();
  const keys = ['--keys', getKeysFile()];
  const { output } = await at.remotes('keys', 'new', '--role', 'publisher', '--remote', 'sample', ...keys, '--json');
  await at.remotes('keys', 'new', '--role', 'ops', ...keys);
  expect((await at.remotes('renew', '--adopt')).code).toBe(0);
  return JSON.parse(output).result.file;
}

test.each([
  ['is missing', undefined, 'cannot be read (ENOENT).'],
  ['is not JSON', '{', 'the document: not valid JSON'],
  ['is another document', '{"role":"king"}', 'role: '],
])('a key file that %s', async (_how, text, sentence) => {
  await signStore();
  const file = path.join(at.folder, 'some.key.json');
  if (text !== undefined) await fs.writeFile(file, text);
  await expectFailure(['rollback', 'sample', '--keys', getKeysFile(), '--key', file], 1, sentence);
  await expectFailure(['rollback', 'sample', '--keys', file], 1, sentence.replace('role', 'schema'));
});

test('keys that are not those of the store are refused by every command', async () => {
  const publisher = await signStore();
  const other = path.join(at.folder, 'elsewhere/keys.json');
  const stranger = JSON.parse((await at.remotes('keys', 'new', '--role', 'ops', '--keys', other, '--json')).output).result;
  const keys = ['--keys', getKeysFile()];
  const sentences = [`The key ${stranger.id} is not trusted.`, 'Add its public part to'];
  for (const argv of [...Object.values(writes), ...reads]) {
    await expectFailure([...argv, ...keys, '--key', stranger.file], 1, ...sentences);
    await expectFailure([...argv, '--keys', other], 4, 'registry.json is not trusted: It is signed by', 'Restore a signed one.');
  }
  for (const argv of [writes['disable'] ?? [], writes['renew'] ?? []])
    await expectFailure([...argv, ...keys, '--key', publisher], 1, 'No key may sign the registry.', '--key FILE');
});

async function requireTwoKeys(): Promise<void> {
  const publicKeys = JSON.parse(await fs.readFile(getKeysFile(), 'utf8'));
  await fs.writeFile(getKeysFile(), JSON.stringify({ ...publicKeys, promoteNeedsTwoKeys: true }));
}

/** Makes all files that are written fail. */
function breakDisk(code: string): void {
  const { open } = fs;
  const failing = () => Promise.reject(Object.assign(new Error(code), { code, syscall: 'write' }));
  jest.spyOn(fs, 'open').mockImplementation(async (file, flags, mode) => {
    const handle = await open(file, flags, mode);
    if (flags === 'wx') handle.writeFile = failing;
    return handle;
  });
}

test.each([
  ['ENOSPC', 'the disk is full', 'Free some space'],
  ['EROFS', 'the disk is read-only', 'choose another store with --store'],
  ['EACCES', 'EACCES', 'Check its permissions'],
])('on a disk that fails with %s no command that writes changes the store', async (code, cause, remedy) => {
  await signStore();
  const keys = ['keys', 'new', '--role', 'ops', '--keys', path.join(at.folder, 'more/keys.json')];
  const { approve = [], disable = [], enable = [], remove = [], freeze = [], unfreeze = [], ...others } = writes;
  // Without these, the command has nothing to do.
  const steps = new Map<readonly string[], () => Promise<unknown>>([
    [approve, requireTwoKeys],
    [enable, () => at.remotes(...disable)],
    [unfreeze, () => at.remotes(...freeze)],
  ]);
  await at.shell({ contract: '2.0.1' });
  for (const argv of [...Object.values(others), disable, freeze, keys, approve, enable, remove, unfreeze]) {
    await steps.get(argv)?.();
    breakDisk(code);
    await expectFailure(argv, 4, `cannot be written (${cause}).`, remedy);
    jest.restoreAllMocks();
  }
});

test('a store of a newer schema is refused by every command, and left as it is', async () => {
  await replaceStore();
  await fs.writeFile(at.registryFile, (await at.registry()).replace('"schema": 1', '"schema": 2, "more": {}'));
  for (const argv of [...Object.values(writes).filter(([name]) => name !== 'renew'), ...reads])
    await expectFailure(
      argv,
      4,
      'has schema 2, which this version of the command cannot write.',
      'Use the version of the command',
    );
});

test.each([
  ['a day behind', '2026-02-02T04:05:06.000Z', true],
  ['a day ahead', '2026-02-04T04:05:06.000Z', false],
])('a clock %s keeps no change from being made, and is named if it can be seen', async (_how, now, isSeen) => {
  await replaceStore();
  time = now;
  const { code, output } = await at.remotes('rollback', 'sample');
  expect(code).toBe(0);
  const sentence = 'The registry was written 24.0 hours in the future, at 2026-02-03T04:05:06.000Z: check the clock';
  expect(output.split(sentence)).toHaveLength(isSeen ? 2 : 1);
  expect(JSON.parse(await at.registry()).remotes.sample.active).toBe('1.0.0');
});

test('an output that is closed early, as by head, ends without a stack; the command is done', async () => {
  await replaceStore();
  const main = path.join(__dirname, 'main.ts');
  const args = ['--import', require.resolve('tsx'), main, 'rollback', 'sample', '--store', path.dirname(at.registryFile)];
  const child = spawn(process.execPath, args, { cwd: at.folder });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (bytes) => (errors += String(bytes)));
  const [code] = await once(child, 'close');
  expect({ code, errors: errors.replace(/^npm warn.*\n/gm, '') }).toEqual({ code: 0, errors: '' });
  expect(JSON.parse(await at.registry()).remotes.sample.active).toBe('1.0.0');
});

test('the tables have every command', () => {
  const names = [...Object.keys(writes), ...reads.flat(), 'keys'];
  expect(commands.map(({ name }) => name).sort()).toEqual(names.sort());
});
