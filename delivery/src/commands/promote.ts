import * as v from 'valibot';
import { command, remoteName, versionId } from '../command';
import { changeRegistry, unlessChanged } from '../document';
import { mayGoLive } from '../published';
import { promote as promoted, versionIn } from '../registry';

/** Makes a published version the live one, after checking its compatibility and the hash of every file again. */
export const promote = command({
  name: 'promote',
  summary: 'make a published version the live one; ends a canary',
  words: ['remote', 'version'],
  input: v.strictObject({ remote: remoteName, version: versionId }),
  async run({ store, now, revision: seen }, { remote, version }) {
    const { revision, remotes } = await changeRegistry(
      store,
      now(),
      async (registry) => {
        await mayGoLive(store, registry, remote, version, versionIn(registry, remote, version));
        return promoted(registry, remote, version);
      },
      { revision: seen, mayRepeat: unlessChanged(remote) },
    );
    const previous = remotes[remote]?.previous ?? null;
    return {
      lines: [`${remote} ${version} is live (before: ${previous ?? 'none'}; revision ${revision}).`],
      data: { revision, remote, active: version, previous },
    };
  },
});
