import { testResponse } from '../../testing/test-response';
import { toInlineManifests, getIntegrity, createManifest, toPublishedVersion, createRegistry } from '../../testing/manifests';
import { parseDeclaration, loadLocalManifest, loadPublishedManifest, requireCompatible, type ManifestSource } from './manifest';

const manifest = createManifest('settings', '1.0.0');
const text = JSON.stringify(manifest);
const published = toPublishedVersion(manifest);

function source(changes: Partial<ManifestSource> = {}): ManifestSource {
  return {
    base: 'https://example.org/remotes/',
    inline: new Map(Object.entries(toInlineManifests([manifest]))),
    fetch: () => Promise.reject(new Error('no request was expected')),
    subtle: crypto.subtle,
    ...changes,
  };
}

test('an inline manifest needs no request; its files are in the folder of its URL', async () => {
  const checked = await loadPublishedManifest('settings', published, source());
  expect(checked.manifest).toEqual(manifest);
  expect(checked.folder).toBe('https://example.org/remotes/settings/1.0.0/');
});

test('a manifest whose hash differs is refused before it is parsed', async () => {
  const evil = text.replace('team', 'evil');
  const inline = new Map([[published.manifestUrl, evil]]);
  const fetch = () => Promise.resolve(testResponse(evil));
  await expect(loadPublishedManifest('settings', published, source({ inline, fetch }))).rejects.toMatchObject({
    phase: 'manifest',
    message: expect.stringContaining('hash differs'),
  });
});

test('the manifest is fetched from the store if only the inline one is wrong', async () => {
  const inline = new Map([[published.manifestUrl, `${text} `]]);
  const fetch = () => Promise.resolve(testResponse(text));
  await expect(loadPublishedManifest('settings', published, source({ inline, fetch }))).resolves.toMatchObject({ manifest });
});

test('a manifest that is not inline is fetched and verified', async () => {
  const inline = new Map<string, string>();
  const fetch = jest.fn(() => Promise.resolve(testResponse(text)));
  await expect(loadPublishedManifest('settings', published, source({ inline, fetch }))).resolves.toMatchObject({ manifest });
  expect(fetch).toHaveBeenCalledWith(
    'https://example.org/remotes/settings/1.0.0/remote.manifest.json',
    expect.objectContaining({ integrity: published.manifestIntegrity }),
  );
  const tampered = () => Promise.resolve(testResponse(`${text} `));
  await expect(loadPublishedManifest('settings', published, source({ inline, fetch: tampered }))).rejects.toThrow('hash differs');
  const gone = () => Promise.resolve(testResponse('', { status: 404 }));
  await expect(loadPublishedManifest('settings', published, source({ inline, fetch: gone }))).rejects.toThrow('status 404');
});

test('without SubtleCrypto a fetched manifest is verified by its integrity option', async () => {
  const fetch = jest.fn(() => Promise.resolve(testResponse(text)));
  await loadPublishedManifest('settings', published, source({ subtle: undefined, fetch }));
  expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ integrity: published.manifestIntegrity }));
});

test.each<[string, string, string]>([
  ['not JSON', '<html>', 'not JSON'],
  ['an extra key', JSON.stringify({ ...manifest, extra: 1 }), 'malformed: extra'],
  ['no entry', JSON.stringify({ ...manifest, files: manifest.files.slice(1) }), 'malformed: files'],
  ['another remote', JSON.stringify(createManifest('dashboard', '1.0.0')), 'another remote, dashboard'],
])('%s is refused with the reason', async (_what, body, sentence) => {
  const inline = new Map([[published.manifestUrl, body]]);
  const entry = { ...published, manifestIntegrity: getIntegrity(body) };
  await expect(loadPublishedManifest('settings', entry, source({ inline }))).rejects.toMatchObject({
    phase: 'manifest',
    message: expect.stringContaining(sentence),
  });
});

test('the declaration is that of the remote, whatever else its manifest contains', () => {
  expect(parseDeclaration('settings', text)).toEqual(manifest.declaration);
  expect(parseDeclaration('settings', JSON.stringify({ declaration: manifest.declaration }))).toEqual(manifest.declaration);
  expect(parseDeclaration('settings', '<html>')).toBeUndefined();
  expect(parseDeclaration('settings', JSON.stringify({ ...manifest, declaration: { name: 'settings' } }))).toBeUndefined();
  expect(parseDeclaration('dashboard', text)).toBeUndefined();
});

test('a local manifest has no published hash, but is parsed', async () => {
  const fetch = jest.fn(() => Promise.resolve(testResponse(text)));
  await expect(loadLocalManifest('settings', 'http://localhost:3102', source({ fetch }))).resolves.toMatchObject({
    folder: 'http://localhost:3102/',
  });
  expect(fetch).toHaveBeenCalledWith('http://localhost:3102/remote.manifest.json', expect.anything());
});

test('a remote built for contract 1 and another React is refused with both reasons', () => {
  const { contract } = createRegistry([manifest]);
  expect(() => requireCompatible(manifest, contract)).not.toThrow();
  const incompatible = {
    ...manifest,
    declaration: { ...manifest.declaration, contract: '^1.2.0' },
    shared: { react: '^18.0.0' },
  };
  expect(() => requireCompatible(incompatible, contract)).toThrow(
    /needs contract \^1\.2\.0, the shell provides 2\.0\.0.*needs react \^18\.0\.0/,
  );
});
