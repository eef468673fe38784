import { isDeepStrictEqual } from 'node:util';
import {
  findIncompatibilities,
  remoteManifest,
  type PublishedVersion,
  type Registry,
  type RemoteManifest,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { overBudget } from '../budget';
import { openBuild, type BuildFolder } from '../build-folder';
import { command, versionId, type Deps } from '../command';
import { changeRegistry, printDocument, readRegistry, unlessChanged } from '../document';
import { Refused } from '../errors';
import { badFiles, compressedForms, sha384 } from '../integrity';
import { MANIFEST, getAddress, mayGoLive, readManifest } from '../published';
import { addVersion, promote } from '../registry';
import type { Store } from '../stores/store';

type Build = BuildFolder<RemoteManifest>;
type Outcome = 'published' | 'unchanged';

/** Returns why a build cannot be published, apart from what is published already. */
async function getFaults({ manifest, read }: Build, registry: Registry): Promise<string[]> {
  const entry = manifest.files.find(({ role }) => role === 'entry');
  return [
    ...findIncompatibilities(manifest, registry.contract).map(({ reason }) => `It ${reason}.`),
    ...(entry?.kind === 'script' ? [] : ['Its entry is not a script.']),
    ...(await badFiles(manifest.files, read)),
    ...(await overBudget(manifest, read)),
  ];
}

/** Returns whether two builds have the same content, apart from time and commit. */
const isSameContent = (one: RemoteManifest, other: RemoteManifest) =>
  isDeepStrictEqual({ ...one, builtAt: '', commit: '' }, { ...other, builtAt: '', commit: '' });

const withVersion = (build: Build, version: string): Build => {
  if (build.manifest.declaration.version === version) return build;
  const manifest = { ...build.manifest, declaration: { ...build.manifest.declaration, version } };
  return { ...build, manifest, text: printDocument(manifest) };
};

/** Returns whether the build's version is unpublished, published with the same content, or published with another. */
async function getPublished(store: Store, registry: Registry, { manifest }: Build): Promise<'nothing' | 'same' | 'other'> {
  const { name, version } = manifest.declaration;
  const published = registry.remotes[name]?.versions[version];
  if (!published) return 'nothing';
  const found = await readManifest(store, published);
  return 'value' in found && isSameContent(found.value, manifest) ? 'same' : 'other';
}

/** Writes the files first and the manifest last, so that an address with a manifest is complete. */
async function putFiles(store: Store, address: string, { manifest, text, read }: Build): Promise<void> {
  const names = manifest.files.flatMap(({ name }) => [name, ...compressedForms.map(({ ending }) => name + ending)]);
  for (const name of names) {
    const bytes = await read(name);
    if (bytes) await store.putFile(`${address}/${name}`, bytes);
  }
  await store.putFile(`${address}/${MANIFEST}`, Buffer.from(text));
}

function getEntry({ manifest, text }: Build, address: string, now: Date): PublishedVersion {
  return {
    manifestUrl: `${address}/${MANIFEST}`,
    manifestIntegrity: sha384(Buffer.from(text)),
    contract: manifest.declaration.contract,
    builtAt: manifest.builtAt,
    publishedAt: now.toISOString(),
    commit: manifest.commit,
    owner: manifest.declaration.owner,
  };
}

async function publishOne(deps: Deps, opened: Build, isSnapshot: boolean): Promise<{ build: Build; outcome: Outcome }> {
  const { store, now, revision } = deps;
  let build = opened;
  let outcome: Outcome = 'published';
  const edit = async (registry: Registry) => {
    build = opened;
    outcome = 'published';
    if (isSnapshot && (await getPublished(store, registry, build)) === 'other') {
      build = withVersion(opened, `${opened.manifest.declaration.version}-b${opened.manifest.build}`);
    }
    const { name, version } = build.manifest.declaration;
    const published = await getPublished(store, registry, build);
    const faults = await getFaults(build, registry);
    if (published === 'other') {
      faults.push(`${version} is already published with other content. Raise the version in remote.json, or pass --version.`);
    }
    if (faults.length > 0) throw new Refused(`${name} ${version} was not published.`, faults);
    if (published === 'same') {
      outcome = 'unchanged';
      return registry;
    }
    const address = getAddress(name, version, Buffer.from(build.text));
    await putFiles(store, address, build);
    return addVersion(registry, name, version, getEntry(build, address, now()));
  };
  // Adding a version removes nothing that another job has written meanwhile, so it can be retried.
  await changeRegistry(store, now(), edit, { revision, mayRepeat: () => true });
  return { build, outcome };
}

async function promoteOne({ store, now }: Deps, name: string, version: string): Promise<void> {
  const edit = async (registry: Registry) => {
    const after = promote(registry, name, version);
    const published = after.remotes[name]?.versions[version];
    if (after !== registry && published) await mayGoLive(store, registry, name, version, published);
    return after;
  };
  await changeRegistry(store, now(), edit, { mayRepeat: unlessChanged(name) });
}

/** Copies builds to their immutable addresses and adds them to the registry. Live versions are kept, without `--promote`. */
export const publish = command({
  name: 'publish',
  summary: 'add the builds of remotes; live versions are kept, unless --promote',
  words: ['parts...'],
  optionsUsage: '[--version V | --snapshot] [--promote | --promote-new]',
  options: {
    version: { type: 'string' },
    snapshot: { type: 'boolean' },
    promote: { type: 'boolean' },
    'promote-new': { type: 'boolean' },
  },
  input: v.pipe(
    v.strictObject({
      parts: v.array(v.string()),
      version: v.optional(versionId),
      snapshot: v.optional(v.boolean(), false),
      promote: v.optional(v.boolean(), false),
      /** Promotes new versions of remotes without a live version only: an earlier choice is kept. */
      'promote-new': v.optional(v.boolean(), false),
    }),
    v.check(({ parts, version }) => version === undefined || parts.length === 1, 'a single remote with --version'),
  ),
  async run(deps, { parts, version, snapshot, promote: always, 'promote-new': onlyNew }) {
    const lines: string[] = [];
    const done = [];
    for (const part of parts) {
      const opened = await openBuild(deps.folder, part, MANIFEST, remoteManifest);
      const wanted = version === undefined ? opened : withVersion(opened, version);
      const { build, outcome } = await publishOne(deps, wanted, snapshot);
      const { name, version: id } = build.manifest.declaration;
      const isNew = outcome === 'published' || !(await readRegistry(deps.store)).remotes[name]?.active;
      const isToPromote = always || (onlyNew && isNew);
      if (isToPromote) await promoteOne(deps, name, id);
      done.push({ name, version: id, outcome, promoted: isToPromote });
      const how = outcome === 'published' ? 'is published' : 'was published before, with the same content';
      lines.push(`${name} ${id} ${how}${isToPromote ? ', and is live' : ''}.`);
    }
    const { revision } = await readRegistry(deps.store);
    return { lines: [...lines, `The registry is at revision ${revision}.`], data: { revision, remotes: done } };
  },
});
