import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { harness, type Harness } from '../test-harness';

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
  test('makes a version live, and remembers the one before', async () => {
    expect((await at.remotes('promote', 'sample', '1.0.0')).code).toBe(0);
    expect(await sample()).toMatchObject({ active: '1.0.0', previous: null });
    expect((await at.remotes('promote', 'sample', '1.1.0')).said).toContain('sample 1.1.0 is live (before: 1.0.0; revision 5).');
    expect(await sample()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  });

  test('promoting what is live already writes nothing', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    const before = await at.registry();
    expect((await at.remotes('promote', 'sample', '1.0.0')).code).toBe(0);
    expect(await at.registry()).toBe(before);
  });

  test('refuses an unknown remote and an unpublished version, naming what there is', async () => {
    expect(await at.remotes('promote', 'sampel', '1.0.0')).toEqual({
      code: 1,
      said: 'No remote is called sampel.\n  Published are: sample.',
    });
    expect((await at.remotes('promote', 'sample', '9.9.9')).said).toContain('Published are: 1.0.0, 1.1.0.');
    // The name of something every object has is no remote.
    expect((await at.remotes('promote', 'constructor', '1.0.0')).code).toBe(1);
  });

  test('refuses a version that no longer fits the shell, and one whose files no longer hash', async () => {
    await at.shell({ contract: '3.0.0' });
    await at.remotes('host', 'shell');
    expect((await at.remotes('promote', 'sample', '1.0.0')).said).toContain('needs contract ^2.0.0, the shell provides 3.0.0');
    await at.shell();
    await at.remotes('host', 'shell');
    await writeFile(await publishedFile('1.0.0', 'entry.js'), '// tampered');
    const { code, said } = await at.remotes('promote', 'sample', '1.0.0');
    expect(code).toBe(1);
    expect(said).toMatch(/sample\/1\.0\.0-[0-9a-f]{12}\/entry\.js does not hash/);
    expect(await sample()).toMatchObject({ active: null });
  });
});

describe('rollback', () => {
  test('swaps the live version and the one before, there and back', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    await at.remotes('promote', 'sample', '1.1.0');
    expect((await at.remotes('rollback', 'sample')).said).toContain('sample 1.0.0 is live again (rolled back from 1.1.0');
    expect(await sample()).toMatchObject({ active: '1.0.0', previous: '1.1.0' });
    await at.remotes('rollback', 'sample');
    expect(await sample()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
  });

  test('refuses when there is no version before, or it is broken by now', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    expect((await at.remotes('rollback', 'sample')).said).toContain('There is no version before 1.0.0.');
    await at.remotes('promote', 'sample', '1.1.0');
    await rm(await publishedFile('1.0.0', 'styles.css'));
    expect((await at.remotes('rollback', 'sample')).said).toContain('styles.css is missing.');
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
    expect((await at.remotes('list')).said).toContain('canary 1.1.0 for 5 % of managers');
    await at.remotes('promote', 'sample', '1.1.0');
    expect((await sample()).rollout).toBeUndefined();
  });

  test('refuses the live version, and what is no percentage', async () => {
    expect((await at.remotes('canary', 'sample', '1.0.0', '--percent', '5')).said).toContain(
      'Promote a version of sample first.',
    );
    await at.remotes('promote', 'sample', '1.0.0');
    expect((await at.remotes('canary', 'sample', '1.0.0', '--percent', '5')).said).toContain('is live for everyone already');
    for (const percent of ['101', '-1', 'half']) {
      expect((await at.remotes('canary', 'sample', '1.1.0', `--percent=${percent}`)).code).toBe(2);
    }
  });
});

describe('disable, deprecate, enable', () => {
  test('switch a remote off with a reason, and on without one', async () => {
    await at.remotes('disable', 'sample', '--reason', 'It loops on old sites.');
    expect(await sample()).toMatchObject({ status: 'disabled', reason: 'It loops on old sites.' });
    expect((await at.remotes('list')).said).toContain('disabled (It loops on old sites.)');
    await at.remotes('deprecate', 'sample', '--reason', 'Gone in May.');
    expect(await sample()).toMatchObject({ status: 'deprecated', reason: 'Gone in May.' });
    await at.remotes('enable', 'sample');
    expect(await sample()).toMatchObject({ status: 'live' });
    expect(await sample()).not.toHaveProperty('reason');
  });

  test('want a reason', async () => {
    expect((await at.remotes('disable', 'sample')).code).toBe(2);
    expect((await at.remotes('disable', 'sample', '--reason', ' ')).said).toContain('the reason');
  });
});

describe('host', () => {
  test('refuses a shell that would leave live remotes behind, and records it when forced', async () => {
    await at.remotes('promote', 'sample', '1.0.0');
    await at.shell({ contract: '3.0.0' });
    const { code, said } = await at.remotes('host', 'shell');
    expect(code).toBe(1);
    expect(said).toContain('sample 1.0.0 needs contract ^2.0.0, the shell provides 3.0.0; rebuild it for contract 3.0.0.');
    expect((await at.remotes('host', 'shell', '--force')).code).toBe(0);
    expect(JSON.parse(await at.registry()).contract.version).toBe('3.0.0');
  });

  test('refuses a shell whose files do not hash; recording the same one again writes nothing', async () => {
    const before = await at.registry();
    expect((await at.remotes('host', 'shell')).code).toBe(0);
    expect(await at.registry()).toBe(before);
    await writeFile(path.join(at.folder, 'shell/dist/main.js'), '// tampered');
    expect((await at.remotes('host', 'shell')).said).toContain('main.js does not hash');
  });
});

describe('verify', () => {
  test('reports an intact store', async () => {
    expect(await at.remotes('verify')).toEqual({ code: 0, said: 'All 2 published versions are whole.' });
  });

  test('names each bad file of each version', async () => {
    await writeFile(await publishedFile('1.0.0', 'entry.js'), '// tampered');
    await rm(await publishedFile('1.0.0', 'styles.css'));
    await writeFile(await publishedFile('1.1.0', 'remote.manifest.json'), '{}');
    const { code, said } = await at.remotes('verify');
    expect(code).toBe(1);
    expect(said).toMatch(/sample 1\.0\.0: remotes\/sample\/1\.0\.0-\w+\/entry\.js does not hash/);
    expect(said).toMatch(/sample 1\.0\.0: remotes\/sample\/1\.0\.0-\w+\/styles\.css is missing/);
    expect(said).toMatch(
      /sample 1\.1\.0: remotes\/sample\/1\.1\.0-\w+\/remote\.manifest\.json does not hash to what the registry says/,
    );
  });
});
