import { createManifest } from '../../../testing/manifests';
import type { CheckedManifest } from '../../registry/manifest';
import { createModules } from './modules';

const check = (name: string, version: string, container: string): CheckedManifest => ({
  manifest: { ...createManifest(name, version), container },
  folder: `https://example.org/remotes/${name}/${version}/`,
  id: `${name} ${version}`,
});

/** Creates the modules of a federation whose containers are globals by name, as the browser does. */
function setUp() {
  const globals = new Map<string, string>();
  const load = jest.fn(async ({ name, entry }: { name: string; entry: string }) => {
    if (!globals.has(name)) globals.set(name, entry);
    return { mount: async () => ({ canUnload: () => 'yes', unmount: () => undefined }), entry: globals.get(name) };
  });
  return { load, modules: createModules({ load }, 1000, () => Promise.resolve()) };
}

test("a manifest with another remote's container name does not run as that remote, and is refused", async () => {
  const { modules, load } = setUp();
  await expect(modules.load(check('settings', '1.0.0', 'shared'))).resolves.toMatchObject({
    entry: 'https://example.org/remotes/settings/1.0.0/entry.js',
  });
  await expect(modules.load(check('dashboard', '1.0.0', 'shared'))).rejects.toMatchObject({ phase: 'load' });
  await expect(modules.load(check('settings', '2.0.0', 'shared'))).rejects.toMatchObject({ phase: 'load' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a build is loaded once', async () => {
  const { modules, load } = setUp();
  await Promise.all([modules.load(check('settings', '1.0.0', 'a')), modules.load(check('settings', '1.0.0', 'a'))]);
  await modules.load(check('settings', '2.0.0', 'b'));
  expect(load).toHaveBeenCalledTimes(2);
});
