import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

function put(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const toFile = (name: string, text: string, role: string) => ({
  ...{ name, role, kind: name.endsWith('.css') ? 'style' : 'script' },
  ...{ integrity: sha384(text), size: text.length, gzip: text.length, brotli: text.length },
});

/** Writes a version of a remote; returns its entry of the registry. */
function putVersion(store: string, name: string, version: string) {
  const address = `remotes/${name}/${version}-0123456789ab`;
  const manifest = JSON.stringify({ declaration: { name, version }, files: [toFile('entry.js', 'entry()', 'entry')] });
  put(path.join(store, address, 'entry.js'), 'entry()');
  put(path.join(store, address, 'remote.manifest.json'), manifest);
  return {
    manifestUrl: `${address}/remote.manifest.json`,
    manifestIntegrity: sha384(manifest),
    ...{ contract: '^1.0.0', builtAt: '2026-01-01T00:00:00Z', publishedAt: '2026-01-01T00:00:00Z', commit: '', owner: 'team' },
  };
}

/** Writes the registry of a store with two versions of one remote, the first of them active. */
export function putRegistry(store: string, { revision = 1, rollout }: { revision?: number; rollout?: object } = {}): void {
  const versions = { '1.0.0': putVersion(store, 'settings', '1.0.0'), '1.1.0': putVersion(store, 'settings', '1.1.0') };
  const settings = { active: '1.0.0', previous: null, status: 'live', versions, ...(rollout && { rollout }) };
  const contract = { version: '1.0.0', provides: {}, events: [], extensionPoints: [] };
  const document = { schema: 1, revision, generatedAt: '2026-01-01T00:00:00Z', contract, remotes: { settings } };
  put(path.join(store, 'registry.json'), JSON.stringify(document));
}

/** The plugin with a shell and a store of a few bytes, for tests that need no build. */
export function createSmallPlugin(): { folder: string; remove(): void } {
  const parent = mkdtempSync(path.join(tmpdir(), 'small-plugin-'));
  const folder = path.join(parent, 'site-admin');
  cpSync(path.join(__dirname, '../../site-admin'), folder, { recursive: true });
  const files = [
    ['start.0.js', 'start()', 'start'],
    ['main.0.js', 'main()', 'main'],
    ['styles.0.css', 'a{}', 'main'],
    ['libraries.0.js', 'libraries()', 'libraries'],
  ] as const;
  for (const [name, text] of files) put(path.join(folder, 'shell', name), text);
  const manifest = { build: '0123456789ab', files: files.map(([name, text, role]) => toFile(name, text, role)) };
  put(path.join(folder, 'shell/shell.manifest.json'), JSON.stringify(manifest));
  putRegistry(path.join(folder, 'store'));
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
