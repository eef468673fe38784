import { isDeepStrictEqual } from 'node:util';
import { findIncompatibilities, shellManifest, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { openBuild } from '../../publishing/build-folder';
import { command } from '../../command';
import { changeRegistry } from '../../registry/document';
import { Refused } from '../../errors';
import { badFiles } from '../../publishing/integrity';
import { readManifest } from '../../publishing/published';
import { emptyRegistry } from '../../registry/registry';
import type { Store } from '../../stores/store';

/** Returns the live versions that a shell with `contract` could not run, one sentence each. */
async function leftBehind(store: Store, registry: Registry, contract: Registry['contract']): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { active, versions }] of Object.entries(registry.remotes)) {
    const published = active === null ? undefined : versions[active];
    const manifest = published && (await readManifest(store, published));
    if (!manifest || !('value' in manifest)) continue;
    found.push(...findIncompatibilities(manifest.value, contract).map(({ reason }) => `${name} ${active} ${reason}.`));
  }
  return found;
}

/** Records the live shell's contract and libraries, which every publish and promote is checked against. */
export const host = command({
  name: 'host',
  summary: 'record contract and libraries of the live shell (creates the registry if there is none)',
  words: ['shell'],
  optionsUsage: '[--force]',
  options: { force: { type: 'boolean' } },
  input: v.strictObject({ shell: v.string(), force: v.optional(v.boolean(), false) }),
  async run(deps, { shell, force }) {
    const { manifest, read } = await openBuild(deps.folder, shell, 'shell.manifest.json', shellManifest);
    const bad = await badFiles(
      manifest.files.map((file) => ({ ...file, role: 'sync' as const })),
      read,
    );
    if (bad.length > 0) throw new Refused('The shell was not recorded.', bad);
    const { contract: version, provides, events, extensionPoints } = manifest;
    const contract = { version, provides, events, extensionPoints };
    const behind: string[] = [];
    const change = { action: 'host', initial: () => emptyRegistry(contract) };
    const registry = await changeRegistry(deps, change, async (found) => {
      behind.splice(0, Infinity, ...(await leftBehind(deps.store, found, contract)));
      if (behind.length > 0 && !force) {
        throw new Refused(
          'The shell was not recorded: live remotes would no longer run. Publish new versions of them, or pass --force.',
          behind,
        );
      }
      return isDeepStrictEqual(found.contract, contract) ? found : { ...found, contract };
    });
    const count = Object.keys(provides).length;
    return {
      lines: [
        `The live shell has contract ${version} and provides ${count} libraries (revision ${registry.revision}).`,
        ...behind,
      ],
      data: { revision: registry.revision, contract: registry.contract, leftBehind: behind },
    };
  },
});
