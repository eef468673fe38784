import * as v from 'valibot';
import { command, reasonText, remoteName, versionId } from '../../command';
import { changeRegistry, unlessChanged } from '../../registry/document';
import { withdraw as withdrawn } from '../../registry/registry';

/** Withdraws one version: pages within a minute run it nowhere, not even as a fallback or by override. */
export const withdraw = command({
  name: 'withdraw',
  summary: 'stop one version everywhere, for good; if it is live, the previous one is live again',
  words: ['remote', 'version'],
  optionsUsage: '--reason TEXT',
  options: { reason: { type: 'string' } },
  input: v.strictObject({ remote: remoteName, version: versionId, reason: reasonText }),
  async run(deps, { remote, version, reason }) {
    const change = { action: 'withdraw', remote, version, despiteFreeze: true, mayRepeat: unlessChanged(remote) };
    const { revision, remotes } = await changeRegistry(deps, change, (registry) =>
      withdrawn(registry, remote, version, reason, deps.now().toISOString()),
    );
    const { active = null } = remotes[remote] ?? {};
    const then = active === null ? `Nothing of ${remote} is live: promote another version.` : `${remote} ${active} is live.`;
    return {
      lines: [`${remote} ${version} is withdrawn: ${reason} (revision ${revision}). ${then}`],
      data: { revision, remote, version, active },
    };
  },
});
