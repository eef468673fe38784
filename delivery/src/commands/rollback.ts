import * as v from 'valibot';
import { command, remoteName } from '../command';
import { changeRegistry, unlessChanged } from '../document';
import { mayGoLive } from '../published';
import { remoteIn, rollback as rolledBack, versionIn } from '../registry';

/** Makes the previous version live again. */
export const rollback = command({
  name: 'rollback',
  summary: 'make the previous version live again; ends a canary',
  words: ['remote'],
  input: v.strictObject({ remote: remoteName }),
  async run({ store, now, revision: seen }, { remote }) {
    const { revision, remotes } = await changeRegistry(
      store,
      now(),
      async (registry) => {
        const after = rolledBack(registry, remote);
        const { active } = remoteIn(after, remote);
        // A version that cannot run must not become active.
        if (active !== null) await mayGoLive(store, registry, remote, active, versionIn(registry, remote, active));
        return after;
      },
      { revision: seen, despiteFreeze: true, mayRepeat: unlessChanged(remote) },
    );
    const { active = null, previous = null } = remotes[remote] ?? {};
    return {
      lines: [`${remote} ${active} is live again (rolled back from ${previous}; revision ${revision}).`],
      data: { revision, remote, active, previous },
    };
  },
});
