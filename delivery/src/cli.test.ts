import { readFile, rm, writeFile } from 'node:fs/promises';
import { harness, type Harness } from './testing/harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
});
afterEach(() => at.remove());

test('an unknown command prints the usage and exits with 2', async () => {
  const { code, output } = await at.remotes('publsh', 'sample');
  expect(code).toBe(2);
  expect(output).toContain('There is no command publsh.');
  expect(output).toContain('promote <remote> <version>');
});

test.each([
  [['promote', 'sample'], 'promote: expected <remote> <version>, found sample.'],
  [['list', 'more'], 'list: expected no arguments, found more.'],
  [['publish'], 'publish: expected <parts...>, found none.'],
  [['promote', 'sample', 'newest'], 'version: expected a semver version such as 1.4.2, found "newest"'],
  [['promote', '../x', '1.0.0'], 'remote: expected a remote’s name of lower-case letters and dashes, found "../x"'],
  [['list', '--color'], "list: Unknown option '--color'.\n"],
  [['disable', 'sample'], 'disable: reason: missing'],
  [['canary', 'sample', '1.0.0', '--percent', '200'], 'percent: expected a percentage from 0 to 100, found 200'],
  [['list', '--revision', 'x'], '--revision: expected a whole number, found "x"'],
  [['publish', 'a', 'b', '--version', '1.0.0'], 'arguments: expected a single remote with --version'],
])('%j is a usage error with its reason', async (argv, reason) => {
  const { code, output } = await at.remotes(...argv);
  expect(code).toBe(2);
  expect(output).toContain(reason);
  expect(output).toContain(`\n\n  ${argv[0]}`);
  expect(output).not.toContain('\n  freeze');
  expect(output).toContain('All commands and options: npm run remotes -- help');
});

test('--json prints one JSON document, on success and failure', async () => {
  const good = await at.remotes('list', '--json');
  expect(JSON.parse(good.output)).toMatchObject({ ok: true, result: { schema: 1, revision: 1 } });
  const bad = await at.remotes('promote', 'sample', '1.0.0', '--json');
  expect(JSON.parse(bad.output)).toEqual({
    ok: false,
    error: { kind: 'refused', message: 'No remote is called sample.', reasons: ['Published are: none yet.'] },
  });
});

test.each([
  ['cut off', (text: string) => text.slice(0, 40), 'the document: not valid JSON'],
  ['of another schema', (text: string) => text.replace('"schema": 1', '"schema": 0'), 'schema: expected 1, found 0'],
  [
    'with an unknown key',
    (text: string) => text.replace('"schema": 1', '"schema": 1, "surprise": 1'),
    'surprise: an unknown key',
  ],
])('a registry that is %s is reported and not changed', async (_how, damage, reason) => {
  await writeFile(at.registryFile, damage(await at.registry()));
  const before = await readFile(at.registryFile);
  for (const argv of [['list'], ['freeze', '--reason', 'x'], ['host', 'shell'], ['init']]) {
    const { code, output } = await at.remotes(...argv);
    expect(code).toBe(4);
    expect(output).toContain(`${at.registryFile} is not a registry, and was left as it is.`);
    expect(output).toContain('restore the file from a backup');
    expect(output).toContain(reason);
  }
  expect(await readFile(at.registryFile)).toEqual(before);
});

test('without a registry, commands name the remedy; init creates one and keeps an existing one', async () => {
  await rm(at.registryFile);
  expect(await at.remotes('list')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run remotes -- host shell/dist'),
  });
  expect((await at.remotes('init')).code).toBe(0);
  const made = await at.registry();
  expect(JSON.parse(made)).toMatchObject({ schema: 1, revision: 1, remotes: {} });
  expect((await at.remotes('init')).code).toBe(0);
  expect(await at.registry()).toBe(made);
});

test('a freeze refuses what is new with its reason, accepts what undoes or changes nothing, and can be ended', async () => {
  await at.build('remote-sample');
  await at.remotes('publish', 'remote-sample', '--promote');
  await at.build('remote-sample', { version: '1.1.0' });
  await at.remotes('publish', 'remote-sample', '--promote');
  await at.remotes('freeze', '--reason', 'incident 7');
  const before = await at.registry();
  for (const argv of [
    ['publish', 'remote-sample', '--promote'],
    ['host', 'shell'],
    ['promote', 'sample', '1.1.0'],
  ]) {
    expect((await at.remotes(...argv)).code).toBe(0);
  }
  await at.build('remote-sample', { version: '1.2.0' });
  const refused = [
    ['publish', 'remote-sample'],
    ['promote', 'sample', '1.0.0'],
    ['canary', 'sample', '1.0.0', '--percent', '5'],
    ['deprecate', 'sample', '--reason', 'x'],
  ];
  for (const argv of refused) {
    expect(await at.remotes(...argv)).toMatchObject({ code: 5, output: expect.stringContaining('incident 7') });
  }
  expect(await at.registry()).toBe(before);
  expect((await at.remotes('list')).output).toContain('Frozen: incident 7');
  expect((await at.remotes('rollback', 'sample')).code).toBe(0);
  expect((await at.remotes('disable', 'sample', '--reason', 'x')).code).toBe(0);
  expect((await at.remotes('enable', 'sample')).code).toBe(5);
  await at.remotes('unfreeze');
  expect((await at.remotes('enable', 'sample')).code).toBe(0);
});
