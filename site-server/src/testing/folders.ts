import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  contractVersion,
  type PublishedVersion,
  type Registry,
  type RegisteredRemote,
  type RemoteManifest,
  type ShellManifest,
} from '@site-admin/contracts';
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

/** The text in place of a manifest. */
const placeholder = (name: string, version: string) => `manifest of ${name} ${version}`;

/** Returns a registry entry with two published versions; 1.0.0 is active. */
export function published(name: string, more: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const version = (id: string) => ({
    manifestUrl: manifestUrl(name, id),
    manifestIntegrity: getIntegrity(placeholder(name, id)),
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

/** Returns the manifest of a version with these files; the first one is the entry. */
function getManifest(name: string, version: string, files: Readonly<Record<string, string>>): string {
  const list = Object.entries(files).map(([file, text], at) => ({
    name: file,
    kind: file.endsWith('.js') ? ('script' as const) : ('asset' as const),
    role: at === 0 ? ('entry' as const) : ('async' as const),
    integrity: getIntegrity(text),
    ...{ size: text.length, gzip: text.length, brotli: text.length },
  }));
  const declaration = {
    ...{ name, title: name, version, contract: '^2.0.0', owner: 'a team' },
    ...{ pages: [], navigation: [], extensions: [], emits: [], listens: [], budget: { entryGzip: 1, totalBrotli: 1 } },
  };
  const build = { build: '0123456789ab', builtAt, commit: '', container: `remote_${name}`, expose: './remote' as const };
  const manifest: RemoteManifest = { declaration, ...build, files: list, shared: {} };
  return JSON.stringify(manifest);
}

/** Writes the files of a version, and returns its entry of the registry. */
export function publishVersion(folder: string, name: string, version: string, files: Readonly<Record<string, string>>) {
  const url = manifestUrl(name, version);
  const text = getManifest(name, version, files);
  put(folder, url, text);
  Object.entries(files).forEach(([file, content]) => put(folder, url.replace('remote.manifest.json', file), content));
  const entry = published(name).versions['1.0.0'] as PublishedVersion;
  return { ...entry, manifestUrl: url, manifestIntegrity: getIntegrity(text) };
}

/** Publishes files as a version of a remote into a store, and returns the folder of its addresses: `remotes/a/1.0.0-0123456789ab/`. */
export function publishFiles(folder: string, name: string, files: Readonly<Record<string, string>>, revision = 1): string {
  const version = publishVersion(folder, name, '1.0.0', files);
  storeWith({ [name]: { ...published(name), versions: { '1.0.0': version } } }, folder, revision);
  return version.manifestUrl.replace('remote.manifest.json', '');
}

/** Creates a store with a registry of these remotes; those without a manifest get a placeholder. */
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
    for (const id of Object.keys(versions)) {
      const url = manifestUrl(name, id);
      if (!existsSync(path.join(folder, url))) put(folder, url, placeholder(name, id));
    }
  }
  return folder;
}
