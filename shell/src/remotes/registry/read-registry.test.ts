import { createManifest, createRegistry } from '../../testing/manifests';
import { readRegistry } from './read-registry';

test('a broken entry removes one remote, not the registry', () => {
  const registry = createRegistry([createManifest('settings', '1.0.0'), createManifest('dashboard', '1.0.0')]);
  const broken = { ...registry, remotes: { ...registry.remotes, settings: { ...registry.remotes['settings'], extra: 1 } } };
  const reading = readRegistry(broken);
  expect(reading).toMatchObject({ ok: true, broken: { settings: expect.stringContaining('registry.remotes.settings') } });
  expect(reading.ok && Object.keys(reading.registry.remotes)).toEqual(['dashboard']);
});

test.each([undefined, null, 'x', {}, { ...createRegistry([]), extra: 1 }, { ...createRegistry([]), schema: 2 }])(
  'a document that is no registry is refused (%#)',
  (value) => {
    expect(readRegistry(value)).toMatchObject({ ok: false, reason: expect.stringContaining('registry') });
  },
);
