import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@site-admin/contracts';
import { published, removeFolders, storeWith, temporaryFolder } from '../testing/folders';
import { pageBlock } from '../testing/page';
import { builtShell } from '../testing/folders';
import { signRegistry, signVersions, trust } from '../testing/signing';
import { testSite, testTime, type TestSite } from '../testing/site';

let site: TestSite;
afterEach(() => site?.close());
afterAll(removeFolders);

const lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
beforeEach(() => lines.splice(0));

const document = (revision: number, more: Partial<Registry> = {}): Registry => ({
  schema: 1,
  revision,
  generatedAt: '2026-11-21T09:00:00.000Z',
  contract: { version: '2.0.0', provides: {}, events: [], extensionPoints: [] },
  remotes: { dashboard: signVersions(published('dashboard')) },
  ...more,
});
const store = () => storeWith({ dashboard: published('dashboard') });
const write = (folder: string, registry: unknown) => writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry));
const shown = async () => pageBlock(await site.as('admin').get('/wp-admin/admin.php?page=jetpack')).registry;

test('an older registry is refused, also after a restart and while the file is missing, until ops accept it', async () => {
  const folder = store();
  const file = path.join(temporaryFolder(), 'site.sqlite');
  const options = { store: folder, shell: builtShell(), file, log };
  site = await testSite(options);
  write(folder, document(50, { remotes: { dashboard: published('dashboard', { status: 'disabled' }) } }));
  expect(await shown()).toMatchObject({ revision: 50 });
  write(folder, document(3));
  expect(await shown()).toMatchObject({ revision: 50, remotes: { dashboard: { status: 'disabled' } } });
  expect(lines.join('')).toContain('It is revision 3; revision 50 was served before.');
  await site.close();

  site = await testSite({ ...options, isNew: false });
  expect(await shown()).toMatchObject({ revision: 50 });
  rmSync(path.join(folder, 'registry.json'));
  expect(await shown()).toMatchObject({ revision: 50 });
  write(folder, document(51));
  expect(await shown()).toMatchObject({ revision: 51 });
  write(folder, document(4));
  await site.close();

  site = await testSite({ ...options, isNew: false, acceptsOlder: true });
  expect(await shown()).toMatchObject({ revision: 4 });
});

test.each<[string, () => unknown, string]>([
  ['not signed', () => document(3), 'It is not signed.'],
  ['changed after it was signed', () => ({ ...signRegistry(document(3)), remotes: {} }), 'was changed after it was signed'],
  [
    'signed by an unknown key',
    () => ({ ...signRegistry(document(3)), signature: { key: 'other', value: 'AA==' } }),
    'signed by other',
  ],
  [
    'of a version without the signature of its publisher',
    () => signRegistry(document(3, { remotes: { dashboard: published('dashboard') } })),
    'dashboard 1.0.0 is not signed.',
  ],
  ['not JSON', () => 'nothing', 'It is not signed.'],
])('with keys, a registry that is %s is refused', async (_what, next, reason) => {
  const folder = store();
  write(folder, signRegistry(document(2)));
  site = await testSite({ store: folder, shell: builtShell(), trust, log });
  expect(await shown()).toMatchObject({ revision: 2 });
  write(folder, next());
  expect(await shown()).toMatchObject({ revision: 2 });
  expect(lines.join('')).toContain(reason);
  write(folder, signRegistry(document(3)));
  expect(await shown()).toMatchObject({ revision: 3 });
});

test('an expired registry is served while there is no newer one, and reported once', async () => {
  const folder = store();
  write(folder, document(2, { expires: new Date(testTime + 1000).toISOString() }));
  site = await testSite({ store: folder, shell: builtShell(), log });
  const expired = () => lines.filter((line) => line.includes('registry-expired')).length;
  await shown();
  expect(expired()).toBe(0);
  site.clock.now += 1000;
  expect(await shown()).toMatchObject({ revision: 2 });
  await shown();
  expect(expired()).toBe(1);
  write(folder, document(1, { expires: new Date(testTime + 9e6).toISOString() }));
  expect(await shown()).toMatchObject({ revision: 2 });
});
