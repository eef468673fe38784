import type { Registry } from '@site-admin/contracts';
import * as v from 'valibot';
import { command, remoteName, typedNumber, versionId, type Deps } from '../../command';
import { changeRegistry, unlessChanged } from '../../registry/document';
import { accept } from '../../publishing/incoming';
import { mayGoLive } from '../../publishing/published';
import { addApproval, promote as promoted, versionIn } from '../../registry/registry';
import { approve as signApproval, getSigner } from '../../trust/trust';
import { openWatch, parseSite, watchMounts } from './watch';

/** Adds the approval of the key at hand, where keys are configured. */
function approved(deps: Deps, registry: Registry, remote: string, version: string): Registry {
  if (!deps.trust?.publicKeys.promoteNeedsTwoKeys) return registry;
  const { manifestIntegrity } = versionIn(registry, remote, version);
  return addApproval(registry, remote, version, signApproval(getSigner(deps.trust), remote, version, manifestIntegrity));
}

/** Returns the registry with a version live, accepted first if it is incoming, and approved by the key at hand. */
export async function makeLive(deps: Deps, found: Registry, remote: string, version: string): Promise<Registry> {
  const registry = await accept(deps, found, remote, version);
  const after = promoted(registry, remote, version);
  if (after === registry) return found;
  const complete = approved(deps, after, remote, version);
  await mayGoLive(deps, complete, remote, version, versionIn(complete, remote, version));
  return complete;
}

/** Makes a published version the live one, after checking its compatibility and the hash of every file again. */
export const promote = command({
  name: 'promote',
  summary: 'make a published version the live one; ends a canary; --watch shows how many pages run it',
  words: ['remote', 'version'],
  optionsUsage: '[--watch SITE] [--seconds 60]',
  options: { watch: { type: 'string' }, seconds: { type: 'string' } },
  input: v.strictObject({
    remote: remoteName,
    version: versionId,
    watch: v.optional(v.string()),
    seconds: v.optional(v.pipe(typedNumber, v.maxValue(3600, 'at most an hour')), '60'),
  }),
  async run(deps, { remote, version, watch, seconds }) {
    const read = watch === undefined ? undefined : await openWatch(parseSite(watch, deps.env), remote, version);
    const change = { action: 'promote', remote, version, mayRepeat: unlessChanged(remote) };
    const { revision, remotes } = await changeRegistry(deps, change, (registry) => makeLive(deps, registry, remote, version));
    const previous = remotes[remote]?.previous ?? null;
    deps.print(`${remote} ${version} is live (before: ${previous ?? 'none'}; revision ${revision}).`);
    // The promotion is done: a site that stops responding does not change that.
    const pages = read && (await watchMounts(read, seconds, deps.print).catch(({ message }: Error) => deps.warn?.(message)));
    return { lines: [], data: { revision, remote, active: version, previous, ...(pages && { pages }) } };
  },
});

/** Adds the second approval of the rule that a promotion needs two keys. */
export const approve = command({
  name: 'approve',
  summary: 'approve a version with a second key, where a promotion needs two',
  words: ['remote', 'version'],
  input: v.strictObject({ remote: remoteName, version: versionId }),
  async run(deps, { remote, version }) {
    const change = { action: 'approve', remote, version, mayRepeat: unlessChanged(remote) };
    const { revision } = await changeRegistry(deps, change, async (found) => {
      const registry = await accept(deps, found, remote, version);
      versionIn(registry, remote, version);
      return approved(deps, registry, remote, version);
    });
    const outcome = deps.trust?.publicKeys.promoteNeedsTwoKeys ? 'is approved' : 'needs no approval';
    return { lines: [`${remote} ${version} ${outcome} (revision ${revision}).`], data: { revision, remote, version } };
  },
});
