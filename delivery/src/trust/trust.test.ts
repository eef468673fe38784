import { createPrivateKey, sign } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getSignedText } from '@site-admin/contracts';
import { harness, type Harness } from '../testing/harness';

let at: Harness;
let now: Date;
let keys: Record<'ops' | 'promoter' | 'publisher', string>;

async function newKey(...argv: string[]): Promise<string> {
  const { code, output } = await at.remotes('keys', 'new', ...argv, '--keys', keysFile(), '--json');
  expect(code).toBe(0);
  return JSON.parse(output).result.file;
}

beforeEach(async () => {
  now = new Date('2026-02-03T04:05:06.000Z');
  at = await harness({ now: () => now });
  keys = {
    ops: await newKey('--role', 'ops'),
    promoter: await newKey('--role', 'promoter'),
    publisher: await newKey('--role', 'publisher', '--remote', 'sample'),
  };
  expect((await at.remotes('renew', '--adopt')).code).toBe(0);
  await at.build('remote-sample');
});
afterEach(() => at.remove());

const keysFile = () => path.join(at.folder, 'keys/keys.json');
const withKey = (...files: string[]) => ['--keys', keysFile(), ...files.flatMap((file) => ['--key', file])];
const registry = async () => JSON.parse(await at.registry());

test('private keys are readable by their user alone', async () => {
  const modes = await Promise.all([keys.ops, path.dirname(keys.ops)].map(async (file) => (await stat(file)).mode & 0o777));
  expect(modes).toEqual([0o600, 0o700]);
  expect(path.relative(at.folder, keys.ops)).toMatch(/^keys\/ops-[0-9a-f]{16}\.key\.json$/);
});

test.each([
  [[], 'keys: with --store, name a file in a folder that no web server serves: --keys FILE.'],
  [['--keys', 'store/keys.json'], 'store/keys.json is in a folder that a web server serves; name another'],
  [['--keys', 'www/wp-content/uploads/keys/keys.json'], 'is in a folder that a web server serves'],
])('a key is not created where a web server may serve it: %j', async (argv, sentence) => {
  const before = await readdir(at.folder, { recursive: true });
  const { code, output } = await at.remotes('keys', 'new', '--role', 'ops', ...argv);
  expect({ code, output }).toMatchObject({ code: 2, output: expect.stringContaining(sentence) });
  expect(await readdir(at.folder, { recursive: true })).toEqual(before);
});

test('next to the default store a key needs no file named', async () => {
  const other = await harness({ argv: [] });
  expect((await other.remotes('keys', 'new', '--role', 'ops')).output).toContain('.data/keys/keys.json');
  await other.remove();
});

test('the registry is signed over its canonical JSON, as a browser verifies it, and expires', async () => {
  const document = await registry();
  const { keys: known } = JSON.parse(await readFile(keysFile(), 'utf8'));
  const signer = known.find(({ id }: { id: string }) => id === document.signature.key);
  expect(signer.role).toBe('ops');
  const key = await crypto.subtle.importKey('raw', Buffer.from(signer.publicKey, 'base64'), 'Ed25519', false, ['verify']);
  const verify = (text: string) =>
    crypto.subtle.verify('Ed25519', key, Buffer.from(document.signature.value, 'base64'), Buffer.from(text));
  expect(await verify(getSignedText(document))).toBe(true);
  expect(await verify(getSignedText({ ...document, frozen: 'x' }))).toBe(false);
  expect(document.expires).toBe('2026-03-05T04:05:06.000Z');
});

test('an expired registry is reported by list and verify, with the remedy', async () => {
  expect((await at.remotes('list')).output).toContain('valid until 2026-03-05T04:05:06.000Z');
  now = new Date('2026-03-06T04:05:06.000Z');
  const sentence = 'The registry has expired at 2026-03-05T04:05:06.000Z. Renew it: npm run remotes -- renew';
  const listed = await at.remotes('list');
  expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(sentence) });
  expect(listed.output).not.toContain('valid until');
  expect(await at.remotes('verify')).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
  await at.remotes('renew');
  expect((await at.remotes('verify')).code).toBe(0);
});

const attacks: [string, (document: Record<string, unknown>) => Record<string, unknown>, string][] = [
  ['changed', (document) => ({ ...document, frozen: 'x' }), 'it was changed after it was signed'],
  ['unsigned', ({ signature: _none, ...document }) => document, 'It is not signed.'],
  [
    'signed by another key',
    (document) => ({ ...document, signature: { key: 'f'.repeat(16), value: 'AA==' } }),
    'is not the key of a promoter or ops',
  ],
];
test.each(attacks)('a registry that is %s is refused by every command, and stays as it was', async (_how, attack, reason) => {
  await writeFile(at.registryFile, JSON.stringify(attack(await registry())));
  const before = await at.registry();
  for (const argv of [['list'], ['publish', 'remote-sample'], ['freeze', '--reason', 'x'], ['init']]) {
    const { code, output } = await at.remotes(...argv);
    expect(code).toBe(4);
    expect(output).toContain(reason);
    expect(output).toContain('renew --adopt');
  }
  expect(await at.registry()).toBe(before);
});

test('a registry signed by a publisher is refused', async () => {
  const publicKeys = JSON.parse(await readFile(keysFile(), 'utf8'));
  const demoted = publicKeys.keys.map((key: object) => ({ ...key, role: 'publisher', remote: 'sample' }));
  await writeFile(keysFile(), JSON.stringify({ ...publicKeys, keys: demoted }));
  expect((await at.remotes('list')).output).toContain('which is not the key of a promoter or ops');
});

test('an older registry is refused although its signature is valid, and so is none', async () => {
  const older = await at.registry();
  await at.remotes('freeze', '--reason', 'x');
  await writeFile(at.registryFile, older);
  for (const argv of [['list'], ['unfreeze'], ['renew', '--adopt']]) {
    const { code, output } = await at.remotes(...argv);
    expect(code).toBe(4);
    expect(output).toContain('is at revision 2, although revision 3 was seen before.');
  }
  expect(await at.registry()).toBe(older);
  await rm(at.registryFile);
  expect((await at.remotes('host', 'shell')).output).toContain('is missing, although revision 3 was seen before.');
});

test('a command without keys does not write a signed registry', async () => {
  await rm(path.join(at.folder, 'keys'), { recursive: true });
  const before = await at.registry();
  const { code, output } = await at.remotes('freeze', '--reason', 'x');
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('--keys FILE --key FILE') });
  expect(await at.registry()).toBe(before);
});

test('a publisher without a key for the registry leaves the version for a promoter, who makes it live', async () => {
  const before = await at.registry();
  const promoted = await at.remotes('publish', 'remote-sample', '--promote', ...withKey(keys.publisher));
  expect(promoted).toMatchObject({ code: 1, output: expect.stringContaining('No key may sign the registry.') });
  const left = await at.remotes('publish', 'remote-sample', ...withKey(keys.publisher));
  expect(left).toMatchObject({ code: 0, output: expect.stringContaining('sample 1.0.0 is left for a promoter') });
  expect(await at.registry()).toBe(before);
  const refused = await at.remotes('promote', 'sample', '1.0.0', ...withKey(keys.publisher));
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('No key may sign the registry.') });
  expect((await at.remotes('promote', 'sample', '1.0.0', ...withKey(keys.promoter))).code).toBe(0);
  const { remotes, signature } = await registry();
  expect(remotes.sample).toMatchObject({ active: '1.0.0', versions: { '1.0.0': { signature: { value: expect.any(String) } } } });
  expect(keys.promoter).toContain(signature.key);
});

test('a version left for a promoter is refused if its files or its signature were changed', async () => {
  await at.remotes('publish', 'remote-sample', ...withKey(keys.publisher));
  const file = path.join(at.folder, 'store/incoming/sample/1.0.0.json');
  const incoming = JSON.parse(await readFile(file, 'utf8'));
  const promote = async (change: object) => {
    await writeFile(file, JSON.stringify({ ...incoming, ...change }));
    return (await at.remotes('promote', 'sample', '1.0.0')).output;
  };
  expect(await promote({ signature: undefined })).toContain('sample 1.0.0 is not signed.');
  const { promoter } = keys;
  expect(await promote({ signature: { ...incoming.signature, key: path.basename(promoter).split(/[-.]/)[1] } })).toContain(
    'which is not the key of a publisher of sample',
  );
  await writeFile(path.join(at.folder, 'store', path.dirname(incoming.manifestUrl), 'entry.js'), '// tampered');
  expect(await promote({})).toContain('entry.js does not match its hash');
  expect((await registry()).remotes).toEqual({});
});

test('a registry with a version that no publisher has signed is refused, although a promoter has signed it', async () => {
  await at.remotes('publish', 'remote-sample', '--promote');
  const { jwk } = JSON.parse(await readFile(keys.ops, 'utf8'));
  const document = await registry();
  document.remotes.sample.versions['1.0.0'].manifestIntegrity = `sha384-${'A'.repeat(64)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const value = sign(null, Buffer.from(getSignedText(document)), key).toString('base64');
  await writeFile(at.registryFile, JSON.stringify({ ...document, signature: { ...document.signature, value } }));
  expect(await at.remotes('list')).toMatchObject({
    code: 4,
    output: expect.stringContaining('The signature of sample 1.0.0 does not match.'),
  });
});

test('a version signed by the publisher of another remote is refused', async () => {
  await at.remotes('publish', 'remote-sample', '--promote');
  const publicKeys = JSON.parse(await readFile(keysFile(), 'utf8'));
  const moved = publicKeys.keys.map((key: { remote?: string }) => (key.remote === 'sample' ? { ...key, remote: 'other' } : key));
  await writeFile(keysFile(), JSON.stringify({ ...publicKeys, keys: moved }));
  expect(await at.remotes('list')).toMatchObject({
    code: 4,
    output: expect.stringContaining('which is not the key of a publisher of sample'),
  });
});

test('only a publisher of a remote publishes it', async () => {
  await at.build('remote-other', { name: 'other' });
  const { code, output } = await at.remotes('publish', 'remote-other');
  expect(code).toBe(1);
  expect(output).toContain('No key may publish other.');
  expect(output).toContain('keys new --role publisher --remote other');
});

test('where a promotion needs one key, approve reports that none is needed', async () => {
  await at.remotes('publish', 'remote-sample');
  expect((await at.remotes('approve', 'sample', '1.0.0')).output).toContain('sample 1.0.0 needs no approval');
});

test('where a promotion needs two keys, one alone is refused, and a second one approves', async () => {
  const publicKeys = JSON.parse(await readFile(keysFile(), 'utf8'));
  await writeFile(keysFile(), JSON.stringify({ ...publicKeys, promoteNeedsTwoKeys: true }));
  await at.remotes('publish', 'remote-sample');
  const promote = (key: string) => at.remotes('promote', 'sample', '1.0.0', ...withKey(key));
  expect((await promote(keys.promoter)).output).toContain('approve sample 1.0.0 --key FILE');
  expect((await at.remotes('approve', 'sample', '1.0.0', ...withKey(keys.promoter))).code).toBe(0);
  expect(await promote(keys.promoter)).toMatchObject({ code: 1, output: expect.stringContaining('the approvals of two keys') });
  expect((await registry()).remotes.sample.active).toBeNull();
  expect((await promote(keys.ops)).code).toBe(0);
  expect((await registry()).remotes.sample.active).toBe('1.0.0');
});

test('a store from before the keys is adopted with its versions', async () => {
  await rm(path.join(at.folder, 'keys'), { recursive: true });
  await rm(path.join(at.folder, 'store'), { recursive: true });
  await at.remotes('host', 'shell');
  await at.remotes('publish', 'remote-sample', '--promote');
  await newKey('--role', 'ops');
  expect((await at.remotes('promote', 'sample', '1.0.0')).output).toContain('It is not signed.');
  const before = await at.registry();
  expect((await at.remotes('renew', '--adopt')).output).toContain('sample 1.0.0 is not signed. Publish it again');
  expect(await at.registry()).toBe(before);
  await newKey('--role', 'publisher', '--remote', 'sample');
  await at.remotes('renew', '--adopt');
  expect((await at.remotes('verify')).output).toContain('Every published version is intact (1).');
});
