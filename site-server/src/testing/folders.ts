import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractVersion, type Registry, type RegisteredRemote, type ShellManifest } from '@site-admin/contracts';
import { testTime } from './site';

const made: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-server-'));
  made.push(folder);
  return folder;
}

/** Removes the folders that tests created. */
export const removeFolders = (): void => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));

export function put(folder: string, name: string, content: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export const getIntegrity = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const builtAt = new Date(testTime).toISOString();

/** Creates a built shell: start code, main script and style, each with its hash. */
export function builtShell(start = 'window.started=1;'): string {
  const folder = temporaryFolder();
  const texts = {
    'start.js': start,
    'main.0a1b.js': 'main()',
    'main.2c3d.css': 'body{}',
    'libraries.4e5f.js': 'libraries()',
    'federation.6a7b.js': 'federation()',
    '8c9d.js': 'later()',
  };
  const file = (name: keyof typeof texts, kind: 'script' | 'style', role: ShellManifest['files'][number]['role']) => {
    const text = texts[name];
    put(folder, name, text);
    return { name, kind, role, integrity: getIntegrity(text), size: text.length, gzip: text.length, brotli: text.length };
  };
  const manifest: ShellManifest = {
    build: '0123456789abcdef',
    builtAt,
    commit: '',
    contract: contractVersion,
    provides: {},
    events: [],
    extensionPoints: [],
    files: [
      file('start.js', 'script', 'start'),
      file('main.0a1b.js', 'script', 'main'),
      file('main.2c3d.css', 'style', 'main'),
      file('libraries.4e5f.js', 'script', 'libraries'),
      file('federation.6a7b.js', 'script', 'federation'),
      file('8c9d.js', 'script', 'async'),
    ],
  };
  put(folder, 'shell.manifest.json', JSON.stringify(manifest));
  return folder;
}

export const manifestUrl = (name: string, version: string) => `remotes/${name}/${version}-0123456789ab/remote.manifest.json`;

/** Returns a registry entry with two published versions; 1.0.0 is active. */
export function published(name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const version = (id: string) => ({
    manifestUrl: manifestUrl(name, id),
    manifestIntegrity: getIntegrity(id),
    contract: '^2.0.0',
    builtAt,
    publishedAt: builtAt,
    commit: '',
    owner: 'a team',
  });
  return {
    active: '1.0.0',
    previous: null,
    status: 'live',
    versions: { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0') },
    ...more,
  };
}

/** Creates a store with a registry and placeholder manifests of its remotes. */
export function storeWith(remotes: Registry['remotes'], folder = temporaryFolder(), revision = 1): string {
  const registry: Registry = {
    schema: 1,
    revision,
    generatedAt: builtAt,
    contract: { version: contractVersion, provides: {}, events: [], extensionPoints: [] },
    remotes,
  };
  put(folder, 'registry.json', JSON.stringify(registry));
  for (const [name, { versions }] of Object.entries(remotes)) {
    for (const id of Object.keys(versions)) put(folder, manifestUrl(name, id), `manifest of ${name} ${id}`);
  }
  return folder;
}
