import { createManifest, createRegistry, getManifestUrl, toInlineManifests } from '../../testing/manifests';
import { listKnownRemotes, type KnownInput } from './known-remotes';

const manifests = [
  createManifest('settings', '1.0.0'),
  createManifest('settings', '2.0.0'),
  createManifest('dashboard', '1.0.0'),
];
const inline = toInlineManifests(manifests);

const list = (changed: Record<string, string>, input: Partial<KnownInput> = {}) =>
  listKnownRemotes(
    {
      registry: createRegistry(manifests),
      unreadable: [],
      chosen: {},
      manifests: new Map(Object.entries({ ...inline, ...changed })),
      getOverride: () => undefined,
      fetched: new Map(),
      ...input,
    },
    new Map(),
  );

const getDeclared = (known: ReturnType<typeof list>) =>
  known.map(({ name, version, declaration }) => [name, version, declaration && `${declaration.name} ${declaration.version}`]);

test('a remote has the declaration of its active version', () => {
  expect(getDeclared(list({}))).toEqual([
    ['settings', '2.0.0', 'settings 2.0.0'],
    ['dashboard', '1.0.0', 'dashboard 1.0.0'],
  ]);
});

test('a remote whose active version has an invalid manifest has the declaration of the previous one', () => {
  const [settings] = getDeclared(list({ [getManifestUrl('settings', '2.0.0')]: '{' }));
  expect(settings).toEqual(['settings', '2.0.0', 'settings 1.0.0']);
});

test('a remote with the manifest of another one has no declaration', () => {
  const other = inline[getManifestUrl('settings', '2.0.0')] ?? '';
  const [, dashboard] = getDeclared(list({ [getManifestUrl('dashboard', '1.0.0')]: other }));
  expect(dashboard).toEqual(['dashboard', '1.0.0', undefined]);
});

test('a remote with a broken entry is listed without a version', () => {
  expect(getDeclared(list({}, { unreadable: ['settings', 'backup'] })).at(-1)).toEqual(['backup', undefined, undefined]);
});
