import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteManifest, type Registry, type RemoteManifest } from '@site-admin/contracts';
import * as v from 'valibot';
import { getName, renamed } from '../fleet';
import { root } from '../root';

export const size = { remotes: 100, versions: 50 } as const;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const read = <S extends v.GenericSchema>(schema: S, file: string): v.InferOutput<S> =>
  v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

type Remotes = Registry['remotes'];

/** Writes a published version of a copy of `manifest`; returns its entry of the registry. Its files are not polled, so there are none. */
function writeVersion(
  folder: string,
  manifest: RemoteManifest,
  name: string,
  version: string,
): Remotes[string]['versions'][string] {
  const declaration = { ...renamed(manifest.declaration, name), version };
  const text = JSON.stringify({ ...manifest, declaration });
  const manifestUrl = `remotes/${name}/${version}/remote.manifest.json`;
  const file = path.join(folder, manifestUrl);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  const at = '2026-01-01T00:00:00.000Z';
  const facts = { builtAt: at, publishedAt: at, commit: '0123456789abcdef0123456789abcdef01234567', owner: name };
  return { manifestUrl, manifestIntegrity: sha384(text), contract: declaration.contract, ...facts };
}

function createRemotes(folder: string): Remotes {
  const manifest = read(remoteManifest, path.join(root, 'remote-settings/dist/remote.manifest.json'));
  const ids = Array.from({ length: size.versions }, (_none, at) => `1.0.${at}`);
  const names = Array.from({ length: size.remotes }, (_none, at) => getName(at));
  return Object.fromEntries(
    names.map((name) => {
      const versions = Object.fromEntries(ids.map((id) => [id, writeVersion(folder, manifest, name, id)]));
      return [name, { active: ids.at(-2) ?? null, previous: ids.at(-3) ?? null, status: 'live', versions }];
    }),
  );
}

/** A store of many remotes with many versions each. */
export interface BigStore {
  readonly revision: number;
  /** Makes another version of the first remote live. */
  promote(): void;
}

export function createBigStore(folder: string, contract: Registry['contract']): BigStore {
  let revision = 0;
  const remotes = createRemotes(folder);
  const name = getName(0);

  function write(): void {
    revision += 1;
    const registry: Registry = { schema: 1, revision, generatedAt: new Date().toISOString(), contract, remotes };
    const file = path.join(folder, 'registry.json');
    writeFileSync(`${file}.new`, JSON.stringify(registry));
    renameSync(`${file}.new`, file);
  }
  write();
  return {
    get revision() {
      return revision;
    },
    promote() {
      const before = remotes[name];
      if (before) remotes[name] = { ...before, active: before.previous, previous: before.active };
      write();
    },
  };
}
