import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { harness, type Harness } from '../../testing/harness';

let at: Harness;
beforeEach(async () => {
  at = await harness();
});
afterEach(() => at.remove());

const dist = (name: string) => path.join(at.folder, 'remote-sample/dist', name);

/** Publishes and expects a refusal; nothing may be written. */
async function refusal(...argv: string[]): Promise<string> {
  const before = await at.registry();
  const { code, output } = await at.remotes('publish', 'remote-sample', ...argv);
  expect(code).toBe(1);
  expect(await at.registry()).toBe(before);
  return output;
}

test('adds a version at an address with the hash of its manifest, and keeps the live one', async () => {
  await at.build('remote-sample');
  expect(await at.remotes('publish', 'sample')).toMatchObject({
    code: 0,
    output: expect.stringContaining('sample 1.0.0 is published.'),
  });

  const { remotes, revision } = JSON.parse(await at.registry());
  expect(revision).toBe(2);
  expect(remotes.sample).toMatchObject({ active: null, previous: null, status: 'live' });
  const { manifestUrl, owner, contract, commit } = remotes.sample.versions['1.0.0'];
  expect({ owner, contract, commit }).toEqual({ owner: 'sample team', contract: '^2.0.0', commit: 'abcdef0123' });
  expect(manifestUrl).toMatch(/^remotes\/sample\/1\.0\.0-[0-9a-f]{12}\/remote\.manifest\.json$/);
  const folder = path.join(at.folder, 'store', path.dirname(manifestUrl));
  for (const name of ['entry.js', 'entry.js.br', 'entry.js.gz', 'styles.css', 'remote.manifest.json']) {
    expect(await readFile(path.join(folder, name))).toEqual(await readFile(dist(name)));
  }
});

test('publishing the same content again changes nothing and succeeds, even when it was built at another time', async () => {
  await at.build('remote-sample');
  await at.remotes('publish', 'remote-sample');
  const before = await at.registry();
  await at.build('remote-sample', { manifest: { builtAt: '2026-06-06T06:06:06.000Z', commit: 'other' } });
  const { code, output } = await at.remotes('publish', 'remote-sample');
  expect(code).toBe(0);
  expect(output).toContain('was published before, with the same content');
  expect(await at.registry()).toBe(before);
});

test('refuses a version that exists with other content', async () => {
  await at.build('remote-sample');
  await at.remotes('publish', 'remote-sample');
  await at.build('remote-sample', { code: '// other' });
  expect(await refusal()).toContain(
    '1.0.0 is already published with other content. Raise the version in remote.json, or pass --version.',
  );
});

test('--version publishes under another version; --snapshot generates one if needed', async () => {
  await at.build('remote-sample');
  expect((await at.remotes('publish', 'remote-sample', '--snapshot')).output).toContain('sample 1.0.0 is published.');
  await at.build('remote-sample', { code: '// other' });
  expect((await at.remotes('publish', 'remote-sample', '--version', '1.1.0')).code).toBe(0);
  const snapshot = await at.remotes('publish', 'remote-sample', '--snapshot', '--promote');
  expect(snapshot.output).toContain('sample 1.0.0-b0123456789ab is published, and is live.');
  const { remotes } = JSON.parse(await at.registry());
  expect(Object.keys(remotes.sample.versions)).toEqual(['1.0.0', '1.1.0', '1.0.0-b0123456789ab']);
  expect(remotes.sample.active).toBe('1.0.0-b0123456789ab');
});

test('refuses a contract range the live shell does not meet', async () => {
  await at.build('remote-sample', { declaration: { contract: '^1.2.0' } });
  expect(await refusal()).toContain('It needs contract ^1.2.0, the shell provides 2.0.0; rebuild it for contract 2.0.0.');
});

test.each(['*', '~1.0.0', '>=1.0.0', '^1', '^1.0.0 || ^2.0.0'])(
  'refuses the range %s, of the contract and of a library',
  async (range) => {
    const forms = 'expected an exact version or a caret range, such as 1.2.3 or ^1.2.3';
    await at.build('remote-sample', { declaration: { contract: range } });
    expect(await refusal()).toContain(`remote.manifest.json: declaration.contract: ${forms}`);
    await at.build('remote-sample', { manifest: { shared: { react: range } } });
    expect(await refusal()).toContain(`remote.manifest.json: shared.react: ${forms}`);
  },
);

test.each([
  [{ lodash: '^4.0.0' }, 'needs lodash ^4.0.0, which the shell does not provide'],
  [{ react: '^20.0.0' }, 'needs react ^20.0.0, the shell provides 19.3.1'],
])('refuses a shared library the shell does not provide in range: %j', async (shared, reason) => {
  await at.build('remote-sample', { manifest: { shared } });
  expect(await refusal()).toContain(reason);
});

test('refuses an unknown event, and one the live shell does not declare', async () => {
  await at.build('remote-sample', { declaration: { emits: ['sample/happened@1'] } });
  expect(await refusal()).toContain('declaration.emits.0: expected an event of the contract, found "');

  await at.shell({ events: [] });
  await at.remotes('host', 'shell');
  await at.build('remote-sample', { declaration: { listens: ['licensing/activated@1'] } });
  expect(await refusal()).toContain('uses the event licensing/activated@1, which this contract does not have');
});

test('refuses an unknown extension point, and one the live shell does not declare', async () => {
  await at.build('remote-sample', { declaration: { extensions: [{ point: 'sample.place@1', order: 1, audience: 'everyone' }] } });
  expect(await refusal()).toContain('declaration.extensions.0.point: expected an extension point of the contract, found "');

  await at.shell({ extensionPoints: [] });
  await at.remotes('host', 'shell');
  await at.build('remote-sample', {
    declaration: { extensions: [{ point: 'dashboard.banner@1', order: 1, audience: 'everyone' }] },
  });
  expect(await refusal()).toContain('fills dashboard.banner@1, which this contract does not have');
});

test('refuses a build over budget, measured on the files, not taken from the manifest', async () => {
  await at.build('remote-sample', { declaration: { budget: { entryGzip: 20, totalBrotli: 60_000 } } });
  expect(await refusal()).toContain('Over budget: the entry is 0.0 kB gzip, allowed are 0.0 kB (budget.entryGzip).');
  await at.build('remote-sample', { declaration: { budget: { entryGzip: 9000, totalBrotli: 20 } } });
  const manifest = JSON.parse(await readFile(dist('remote.manifest.json'), 'utf8'));
  for (const file of manifest.files) file.brotli = 1;
  await writeFile(dist('remote.manifest.json'), JSON.stringify(manifest));
  expect(await refusal()).toContain('(budget.totalBrotli)');
});

test('refuses changed, missing and badly compressed files', async () => {
  await at.build('remote-sample');
  await writeFile(dist('entry.js'), '// tampered');
  expect(await refusal()).toContain('entry.js does not match its hash in the manifest.');
  await at.build('remote-sample');
  await rm(dist('styles.css'));
  expect(await refusal()).toContain('styles.css is missing.');
  await at.build('remote-sample');
  await writeFile(dist('entry.js.br'), 'not brotli');
  expect(await refusal()).toContain('entry.js.br does not unpack to entry.js.');
});

test('refuses a manifest with an unknown key, naming file and key', async () => {
  await at.build('remote-sample', { extra: { surprise: 1 } });
  expect(await refusal()).toMatch(/remote-sample\/dist\/remote\.manifest\.json: surprise: an unknown key/);
});

test('refuses a manifest that is not JSON, and a part that was never built', async () => {
  await at.build('remote-sample');
  await writeFile(dist('remote.manifest.json'), '{');
  expect(await refusal()).toContain('the document: not valid JSON');
  const { code, output } = await at.remotes('publish', 'remote-nowhere');
  expect(code).toBe(1);
  expect(output).toContain('There is no build of remote-nowhere.');
});

test('refuses when the registry is not at the given revision', async () => {
  await at.build('remote-sample');
  const before = await at.registry();
  const { code, output } = await at.remotes('publish', 'remote-sample', '--revision', '7');
  expect(code).toBe(3);
  expect(output).toContain('is at revision 1, not 7');
  expect(await at.registry()).toBe(before);
});

test('reports all reasons at once', async () => {
  await at.build('remote-sample', { declaration: { contract: '^1.2.0' }, manifest: { shared: { lodash: '^4.0.0' } } });
  const output = await refusal();
  expect(output).toContain('needs contract');
  expect(output).toContain('needs lodash');
});
