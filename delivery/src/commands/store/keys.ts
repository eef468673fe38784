import * as v from 'valibot';
import { command, remoteName } from '../../command';
import { addKey } from '../../trust/key-files';

/** Creates a key pair. The private key is in a file of its own; the public one is added to keys.json, which servers are given. */
export const keys = command({
  name: 'keys',
  summary: 'create a key pair; the public key is added to the file of --keys, the private one is written next to it',
  words: ['new'],
  optionsUsage: '--role publisher|promoter|ops [--remote NAME]',
  options: { role: { type: 'string' }, remote: { type: 'string' } },
  input: v.pipe(
    v.strictObject({
      new: v.literal('new'),
      role: v.picklist(['publisher', 'promoter', 'ops']),
      remote: v.optional(remoteName),
    }),
    v.check(
      ({ role, remote }) => (role === 'publisher') === (remote !== undefined),
      '--remote with the role publisher, and with no other',
    ),
  ),
  async run({ newKeysFile }, { role, remote }) {
    const keysFile = newKeysFile();
    const { publicKey, file } = await addKey(keysFile, role, remote);
    const of = remote === undefined ? '' : ` of ${remote}`;
    return {
      lines: [
        `The ${role} key ${publicKey.id}${of} is created.`,
        `  Private: ${file} (keep it secret; pass it with --key)`,
        `  Public:  ${keysFile} (pass it to servers and commands with --keys)`,
      ],
      data: { ...publicKey, file, keysFile },
    };
  },
});
