import * as v from 'valibot';
import { command, remoteName, versionId } from '../../command';
import { changeRegistry, unlessChanged } from '../../registry/document';
import { mayGoLive } from '../../publishing/published';
import { promote, remoteIn, rollback as rolledBack, versionIn } from '../../registry/registry';

/** Makes the previous version live again, or any other published one. */
export const rollback = command({
  name: 'rollback',
  summary: 'make the previous version, or the named one, live again; ends a canary',
  words: ['remote'],
  optionsUsage: '[--to VERSION]',
  options: { to: { type: 'string' } },
  input: v.strictObject({ remote: remoteName, to: v.optional(versionId) }),
  async run(deps, { remote, to }) {
    let from: string | null = null;
    const change = { action: 'rollback', remote, version: to, despiteFreeze: true, mayRepeat: unlessChanged(remote) };
    const { revision, remotes } = await changeRegistry(deps, change, async (registry) => {
      from = remoteIn(registry, remote).active;
      const after = to === undefined ? rolledBack(registry, remote) : promote(registry, remote, to);
      const { active } = remoteIn(after, remote);
      // A version that cannot run must not become active.
      if (active !== null) await mayGoLive(deps, registry, remote, active, versionIn(registry, remote, active));
      return after;
    });
    const { active = null, previous = null } = remotes[remote] ?? {};
    return {
      lines: [`${remote} ${active} is live again (rolled back from ${from}; revision ${revision}).`],
      data: { revision, remote, active, previous },
    };
  },
});
