import { findIncompatibilities, type Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command } from '../../command';
import { readRegistry } from '../../registry/document';
import { readJournal } from '../../registry/journal';
import { describeExpiry } from '../../registry/registry';
import { badPublished, readManifest } from '../../publishing/published';
import type { Store } from '../../stores/store';

/** Returns the versions that the registry references but does not list. */
function lostPointers(registry: Registry): string[] {
  return Object.entries(registry.remotes).flatMap(([name, { active, previous, rollout, versions }]) =>
    [active, previous, rollout?.candidate]
      .filter((version) => version !== undefined && version !== null && !Object.hasOwn(versions, version))
      .map((version) => `${name} ${version}: the registry references it but does not list it. Publish it again.`),
  );
}

async function unfit(store: Store, registry: Registry): Promise<string[]> {
  const found: string[] = [];
  for (const [name, { active, versions }] of Object.entries(registry.remotes)) {
    const published = active === null ? undefined : versions[active];
    const manifest = published && (await readManifest(store, published));
    if (!manifest || !('value' in manifest)) continue;
    found.push(...findIncompatibilities(manifest.value, registry.contract).map(({ reason }) => `${name} ${active}: ${reason}.`));
  }
  return found;
}

/** Checks the hash of every published file, and whether live versions are compatible with the shell. */
export const verify = command({
  name: 'verify',
  summary: 'check the hash of every published file and name each bad one',
  words: [],
  input: v.strictObject({}),
  async run(deps) {
    const { store } = deps;
    const registry = await readRegistry(deps);
    const expiry = describeExpiry(registry, deps.now());
    const problems = [...(expiry === undefined ? [] : [expiry]), ...lostPointers(registry)];
    let count = 0;
    for (const [name, { versions }] of Object.entries(registry.remotes)) {
      for (const [version, published] of Object.entries(versions)) {
        count += 1;
        const found = await badPublished(store, published);
        problems.push(...found.map((problem) => `${name} ${version}: ${problem}`));
      }
    }
    problems.push(...(await unfit(store, registry)));
    const { fault } = await readJournal(store, registry.journal, () => false);
    if (fault !== undefined) problems.push(fault);
    const summary = problems.length === 0 ? `Every published version is intact (${count}).` : `Problems: ${problems.length}.`;
    return { lines: [...problems, summary], data: { versions: count, problems }, isGood: problems.length === 0 };
  },
});
