import type { Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command, remoteName, typedNumber, type Deps } from '../../command';
import { changeRegistry } from '../../registry/document';
import { getFolder } from '../../publishing/published';
import { findPrunable, remoteIn, removeRemote, removeVersions } from '../../registry/registry';

/** Removes the files of versions that are no longer in the registry: after it is written, so that no listed file is missing. */
async function removeFiles(deps: Deps, before: Registry, after: Registry): Promise<void> {
  for (const [name, { versions }] of Object.entries(before.remotes)) {
    const kept = after.remotes[name]?.versions ?? {};
    for (const [id, published] of Object.entries(versions)) {
      if (!Object.hasOwn(kept, id)) await deps.store.removeFolder(getFolder(published));
    }
  }
}

/** Removes old versions: open pages may still load files of recent ones. */
export const prune = command({
  name: 'prune',
  summary: 'remove old versions; keeps live, previous and canary ones, and the newest of each remote',
  words: ['[remote]'],
  optionsUsage: '[--keep 10]',
  options: { keep: { type: 'string' } },
  input: v.strictObject({
    remote: v.optional(remoteName),
    keep: v.optional(v.pipe(typedNumber, v.integer(), v.minValue(1)), '10'),
  }),
  async run(deps, { remote, keep }) {
    let before: Registry | undefined;
    let removed: string[] = [];
    const after = await changeRegistry(deps, { action: 'prune', remote }, (registry) => {
      before = registry;
      removed = [];
      const names = remote === undefined ? Object.keys(registry.remotes) : [remote];
      return names.reduce((rest, name) => {
        const ids = findPrunable(remoteIn(registry, name), keep);
        removed.push(...ids.map((id) => `${name} ${id}`));
        return removeVersions(rest, name, ids);
      }, registry);
    });
    if (before) await removeFiles(deps, before, after);
    const lines = removed.length === 0 ? ['There is nothing to remove.'] : removed.map((each) => `${each} is removed.`);
    return { lines, data: { revision: after.revision, removed } };
  },
});

/** Removes a disabled remote with all its versions; its name is free again. */
export const remove = command({
  name: 'remove',
  summary: 'remove a disabled remote with all its versions',
  words: ['remote'],
  input: v.strictObject({ remote: remoteName }),
  async run(deps, { remote }) {
    let before: Registry | undefined;
    const after = await changeRegistry(deps, { action: 'remove', remote }, (registry) => {
      before = registry;
      return removeRemote(registry, remote);
    });
    if (before) await removeFiles(deps, before, after);
    return { lines: [`${remote} is removed (revision ${after.revision}).`], data: { revision: after.revision, remote } };
  },
});
