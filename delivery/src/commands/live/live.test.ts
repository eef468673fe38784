import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { harness, type Harness } from '../../testing/harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
  for (const version of ['1.0.0', '1.1.0']) {
    await at.build('remote-sample', { version, code: `// ${version}` });
    await at.remotes('publish', 'remote-sample');
  }
});
afterEach(() => at.remove());

const sample = async () => JSON.parse(await at.registry()).remotes.sample;

async function publishedFile(version: string, name: string): Promise<string> {
  const folder = path.join(at.folder, 'store/remotes/sample');
  const found = (await readdir(folder)).find((entry) => entry.startsWith(`${version}-`));
  return path.join(folder, found ?? '', name);
}

describe('promote', () => {
  test('makes a version live, and stores the previous one', async () => {
    expect((await at.remotes('promote', 'sample', '1.0.0')).code).toBe(0);
    expect(await sample()).toMatchObject({ active: '1.0.0', previous: null });
    expect((await at.remotes('promote', 'sample', '1.1.0')).output).toContain(
      'sample 1.1.0 is live (before: 1.0.0; revision 5).',
    );
    expect(await sample()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  });

  test('promoting the live version writes nothing', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    const before = await at.registry();
    expect((await at.remotes('promote', 'sample', '1.0.0')).code).toBe(0);
    expect(await at.registry()).toBe(before);
  });

  test('refuses an unknown remote and an unpublished version, with the known ones', async () => {
    expect(await at.remotes('promote', 'sampel', '1.0.0')).toEqual({
      code: 1,
      output: 'No remote is called sampel.\n  Published are: sample.',
    });
    expect((await at.remotes('promote', 'sample', '9.9.9')).output).toContain('Published are: 1.0.0, 1.1.0.');
    // A property of every object is not a remote.
    expect((await at.remotes('promote', 'constructor', '1.0.0')).code).toBe(1);
  });

  test('refuses a version that is incompatible with the shell, and one with changed files', async () => {
    await at.shell({ contract: '3.0.0' });
    await at.remotes('host', 'shell');
    expect((await at.remotes('promote', 'sample', '1.0.0')).output).toContain('needs contract ^2.0.0, the shell provides 3.0.0');
    await at.shell();
    await at.remotes('host', 'shell');
    await writeFile(await publishedFile('1.0.0', 'entry.js'), '// tampered');
    const { code, output } = await at.remotes('promote', 'sample', '1.0.0');
    expect(code).toBe(1);
    expect(output).toMatch(/sample\/1\.0\.0-[0-9a-f]{12}\/entry\.js does not match its hash/);
    expect(await sample()).toMatchObject({ active: null });
  });
});

describe('rollback', () => {
  test('swaps the live version and the previous one, there and back', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    await at.remotes('promote', 'sample', '1.1.0');
    expect((await at.remotes('rollback', 'sample')).output).toContain('sample 1.0.0 is live again (rolled back from 1.1.0');
    expect(await sample()).toMatchObject({ active: '1.0.0', previous: '1.1.0' });
    await at.remotes('rollback', 'sample');
    expect(await sample()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  });

  test('refuses without a previous version, or with a broken one', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    expect((await at.remotes('rollback', 'sample')).output).toContain('There is no version before 1.0.0.');
    await at.remotes('promote', 'sample', '1.1.0');
    await rm(await publishedFile('1.0.0', 'styles.css'));
    expect((await at.remotes('rollback', 'sample')).output).toContain('styles.css is missing.');
    expect(await sample()).toMatchObject({ active: '1.1.0' });
  });
});

describe('canary', () => {
  test('serves a candidate to a share of users until a promotion', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    expect((await at.remotes('canary', 'sample', '1.1.0', '--percent', '5', '--cohort', 'managers')).code).toBe(0);
    expect((await sample()).rollout).toEqual({
      candidate: '1.1.0',
      percent: 5,
      cohort: 'managers',
      seed: '1.1.0',
      stopRule: { maxFailureRate: 0.1, minMounts: 20 },
    });
    expect((await at.remotes('list')).output).toContain('canary 1.1.0 for 5 % of managers');
    await at.remotes('promote', 'sample', '1.1.0');
    expect((await sample()).rollout).toBeUndefined();
  });

  test('keeps the rule of the same candidate where none is given, and uses the default one for another', async () => {
    const getRule = async () => (await sample()).rollout?.stopRule;
    await at.remotes('promote', 'sample', '1.0.0');
    await at.remotes('canary', 'sample', '1.1.0', '--percent', '5', '--max-failure-rate', '0.02', '--min-mounts', '50');
    await at.remotes('canary', 'sample', '1.1.0', '--percent', '25', '--min-mounts', '100');
    expect(await getRule()).toEqual({ maxFailureRate: 0.02, minMounts: 100 });
    await at.remotes('promote', 'sample', '1.1.0');
    await at.remotes('canary', 'sample', '1.0.0', '--percent', '5');
    expect(await getRule()).toEqual({ maxFailureRate: 0.1, minMounts: 20 });
  });

  test('refuses the live version, and an invalid percentage', async () => {
    expect((await at.remotes('canary', 'sample', '1.0.0', '--percent', '5')).output).toContain(
      'Promote a version of sample first.',
    );
    await at.remotes('promote', 'sample', '1.0.0');
    expect((await at.remotes('canary', 'sample', '1.0.0', '--percent', '5')).output).toContain('is live for everyone already');
    for (const percent of ['101', '-1', 'half']) {
      expect((await at.remotes('canary', 'sample', '1.1.0', `--percent=${percent}`)).code).toBe(2);
    }
  });
});

describe('disable, deprecate, enable', () => {
  test('disable a remote with a reason, and enable it without one', async () => {
    await at.remotes('disable', 'sample', '--reason', 'It loops on old sites.');
    expect(await sample()).toMatchObject({ status: 'disabled', reason: 'It loops on old sites.' });
    expect((await at.remotes('list')).output).toContain('disabled (It loops on old sites.)');
    await at.remotes('deprecate', 'sample', '--reason', 'Gone in May.');
    expect(await sample()).toMatchObject({ status: 'deprecated', reason: 'Gone in May.' });
    await at.remotes('enable', 'sample');
    expect(await sample()).toMatchObject({ status: 'live' });
    expect(await sample()).not.toHaveProperty('reason');
  });

  test('require a reason', async () => {
    expect((await at.remotes('disable', 'sample')).code).toBe(2);
    expect((await at.remotes('disable', 'sample', '--reason', ' ')).output).toContain('the reason');
  });
});

describe('host', () => {
  test('refuses a shell that would leave live remotes behind, and records it when forced', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    await at.shell({ contract: '3.0.0' });
    const { code, output } = await at.remotes('host', 'shell');
    expect(code).toBe(1);
    expect(output).toContain('sample 1.0.0 needs contract ^2.0.0, the shell provides 3.0.0; rebuild it for contract 3.0.0.');
    expect((await at.remotes('host', 'shell', '--force')).code).toBe(0);
    expect(JSON.parse(await at.registry()).contract.version).toBe('3.0.0');
  });

  test('refuses a shell with changed files; recording the same one again writes nothing', async () => {
    const before = await at.registry();
    expect((await at.remotes('host', 'shell')).code).toBe(0);
    expect(await at.registry()).toBe(before);
    await writeFile(path.join(at.folder, 'shell/dist/main.js'), '// tampered');
    expect((await at.remotes('host', 'shell')).output).toContain('main.js does not match its hash');
  });
});

describe('verify', () => {
  test('reports an intact store', async () => {
    expect(await at.remotes('verify')).toEqual({ code: 0, output: 'Every published version is intact (2).' });
  });

  test('names each bad file of each version', async () => {
    await writeFile(await publishedFile('1.0.0', 'entry.js'), '// tampered');
    await rm(await publishedFile('1.0.0', 'styles.css'));
    await writeFile(await publishedFile('1.1.0', 'remote.manifest.json'), '{}');
    const { code, output } = await at.remotes('verify');
    expect(code).toBe(1);
    expect(output).toMatch(/sample 1\.0\.0: remotes\/sample\/1\.0\.0-\w+\/entry\.js does not match its hash/);
    expect(output).toMatch(/sample 1\.0\.0: remotes\/sample\/1\.0\.0-\w+\/styles\.css is missing/);
    expect(output).toMatch(
      /sample 1\.1\.0: remotes\/sample\/1\.1\.0-\w+\/remote\.manifest\.json does not match its hash in the registry/,
    );
  });
});
