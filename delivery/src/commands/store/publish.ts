import { isDeepStrictEqual } from 'node:util';
import { remoteManifest, type PublishedVersion, type Registry, type RemoteManifest } from '@site-admin/contracts';
import * as v from 'valibot';
import { openBuild, type BuildFolder } from '../../publishing/build-folder';
import { command, versionId, type Deps } from '../../command';
import { changeRegistry, readRegistry, unlessChanged } from '../../registry/document';
import { Refused } from '../../errors';
import { putIncoming } from '../../publishing/incoming';
import { compressedForms, sha384 } from '../../publishing/integrity';
import { printDocument } from '../../registry/json';
import { findFaults } from '../../publishing/publish-checks';
import { MANIFEST, getAddress, readManifest } from '../../publishing/published';
import { addVersion, findRemote } from '../../registry/registry';
import type { Store } from '../../stores/store';
import { findSigner, getSigner, signVersion } from '../../trust/trust';
import { makeLive } from '../live/promote';

type Build = BuildFolder<RemoteManifest>;
type Outcome = 'published' | 'unchanged' | 'withdrawn' | 'incoming';

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
  const published = findRemote(registry, name)?.versions[version];
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

function createEntry({ trust, now }: Deps, { manifest, text }: Build, address: string): PublishedVersion {
  const { name, version } = manifest.declaration;
  const manifestIntegrity = sha384(Buffer.from(text));
  return {
    manifestUrl: `${address}/${MANIFEST}`,
    manifestIntegrity,
    contract: manifest.declaration.contract,
    builtAt: manifest.builtAt,
    publishedAt: now().toISOString(),
    commit: manifest.commit,
    owner: manifest.declaration.owner,
    ...(trust && { signature: signVersion(trust, name, version, manifestIntegrity) }),
  };
}

/** Returns the build under the version to publish: with `isSnapshot` a new one if its own is taken. */
async function chooseVersion(store: Store, registry: Registry, build: Build, isSnapshot: boolean): Promise<Build> {
  if (!isSnapshot || (await getPublished(store, registry, build)) !== 'other') return build;
  return withVersion(build, `${build.manifest.declaration.version}-b${build.manifest.build}`);
}

/**
 * Returns whether the build is published already.
 *
 * @throws {Refused} If it cannot be published, with each reason.
 */
async function checkBuild(deps: Deps, registry: Registry, build: Build): Promise<boolean> {
  const { manifest, read } = build;
  const { name, version } = manifest.declaration;
  const published = await getPublished(deps.store, registry, build);
  const faults = await findFaults(deps.store, registry, manifest, read);
  if (published === 'other')
    faults.push(`${version} is already published with other content. Raise the version in remote.json, or pass --version.`);
  if (faults.length > 0) throw new Refused(`${name} ${version} was not published.`, faults);
  return published === 'same';
}

async function putBuild(deps: Deps, build: Build): Promise<PublishedVersion> {
  const { name, version } = build.manifest.declaration;
  const address = getAddress(name, version, Buffer.from(build.text));
  const entry = createEntry(deps, build, address);
  await putFiles(deps.store, address, build);
  return entry;
}

interface Publication {
  readonly name: string;
  readonly version: string;
  readonly outcome: Outcome;
}

/** Leaves a build for a promoter: for a publisher without a key for the registry. */
async function leaveOne(deps: Deps, opened: Build, isSnapshot: boolean): Promise<Publication> {
  const registry = await readRegistry(deps);
  const build = await chooseVersion(deps.store, registry, opened, isSnapshot);
  const { name, version } = build.manifest.declaration;
  if (await checkBuild(deps, registry, build)) return { name, version, outcome: 'unchanged' };
  await putIncoming(deps.store, name, version, await putBuild(deps, build));
  return { name, version, outcome: 'incoming' };
}

async function publishOne(deps: Deps, opened: Build, isSnapshot: boolean): Promise<Publication> {
  if (deps.trust && !findSigner(deps.trust)) return leaveOne(deps, opened, isSnapshot);
  let done: Publication = { ...opened.manifest.declaration, outcome: 'published' };
  const { name } = opened.manifest.declaration;
  // Adding a version removes nothing that another job has written meanwhile, so it can be retried.
  const change = { action: 'publish', remote: name, mayRepeat: () => true };
  await changeRegistry(deps, change, async (registry) => {
    const build = await chooseVersion(deps.store, registry, opened, isSnapshot);
    const { version } = build.manifest.declaration;
    const isSame = await checkBuild(deps, registry, build);
    const isWithdrawn = isSame && findRemote(registry, name)?.versions[version]?.withdrawn !== undefined;
    done = { name, version, outcome: isWithdrawn ? 'withdrawn' : isSame ? 'unchanged' : 'published' };
    if (isSame) return registry;
    return addVersion(registry, name, version, await putBuild(deps, build));
  });
  return done;
}

const outcomes: Record<Outcome, string> = {
  published: 'is published',
  unchanged: 'was published before, with the same content',
  withdrawn: 'is withdrawn, and stays so',
  incoming: 'is left for a promoter, who makes it live with `npm run remotes -- promote`',
};

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
    // A publisher's key alone makes nothing live.
    if (always && deps.trust) getSigner(deps.trust);
    const lines: string[] = [];
    const done = [];
    for (const part of parts) {
      const opened = await openBuild(deps.folder, part, MANIFEST, remoteManifest);
      const wanted = version === undefined ? opened : withVersion(opened, version);
      const { name, version: id, outcome } = await publishOne(deps, wanted, snapshot);
      const hasNone = outcome === 'unchanged' && !findRemote(await readRegistry(deps), name)?.active;
      const isToPromote = outcome !== 'incoming' && (always || (onlyNew && (outcome === 'published' || hasNone)));
      if (isToPromote) {
        const change = { action: 'promote', remote: name, version: id, mayRepeat: unlessChanged(name) };
        await changeRegistry({ ...deps, revision: undefined }, change, (registry) => makeLive(deps, registry, name, id));
      }
      done.push({ name, version: id, outcome, promoted: isToPromote });
      lines.push(`${name} ${id} ${outcomes[outcome]}${isToPromote ? ', and is live' : ''}.`);
    }
    const { revision } = await readRegistry(deps);
    return { lines: [...lines, `The registry is at revision ${revision}.`], data: { revision, remotes: done } };
  },
});
