import {
  getSignedText,
  getVersionText,
  type PublicKey,
  type PublicKeys,
  type PublishedVersion,
  type Registry,
  type Signature,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { isSignedBy } from './keys';

const signature = v.object({ key: v.string(), value: v.string() });
const signedVersion = v.object({
  manifestIntegrity: v.string(),
  signature: v.optional(signature),
  withdrawn: v.optional(v.unknown()),
});
const signed = v.looseObject({
  signature,
  remotes: v.record(v.string(), v.object({ versions: v.record(v.string(), signedVersion) })),
});

const mayPromote = ({ role }: PublicKey) => role === 'promoter' || role === 'ops';

function findKey({ keys }: PublicKeys, given: Signature | undefined, isAllowed: (key: PublicKey) => boolean) {
  return keys.find((key) => key.id === given?.key && isAllowed(key));
}

/** Returns why the publisher's signature of a version is not accepted; undefined if it is. */
export function findVersionFault(
  name: string,
  version: string,
  published: Pick<PublishedVersion, 'signature' | 'manifestIntegrity'>,
  keys: PublicKeys,
): string | undefined {
  const { signature: given, manifestIntegrity } = published;
  const title = `${name} ${version}`;
  if (!given) return `${title} is not signed. Publish it again with the key of a publisher.`;
  const key = findKey(keys, given, ({ role, remote }) => role === 'publisher' && remote === name);
  if (!key) return `${title} is signed by ${given.key}, which is not the key of a publisher of ${name}.`;
  const text = getVersionText('publish', name, version, manifestIntegrity);
  return isSignedBy(key, Buffer.from(text), given) ? undefined : `The signature of ${title} does not match.`;
}

/** Returns why versions that may run are not accepted, one sentence each. A withdrawn version never runs. */
export function findVersionFaults({ remotes }: Pick<v.InferOutput<typeof signed>, 'remotes'>, keys: PublicKeys): string[] {
  return Object.entries(remotes).flatMap(([name, { versions }]) =>
    Object.entries(versions).flatMap(([version, published]) => {
      const fault = published.withdrawn === undefined ? findVersionFault(name, version, published, keys) : undefined;
      return fault === undefined ? [] : [fault];
    }),
  );
}

/**
 * Returns why a registry is not accepted; undefined if it is signed by a promoter or ops, and each version by a publisher of its remote.
 *
 * @param registry The stored document, before invalid entries are left out.
 */
export function findRegistryFault(registry: unknown, keys: PublicKeys): string | undefined {
  if (!v.is(v.object({ signature }), registry)) return 'It is not signed.';
  if (!v.is(signed, registry)) return 'It is not a registry.';
  const key = findKey(keys, registry.signature, mayPromote);
  if (!key) return `It is signed by ${registry.signature.key}, which is not the key of a promoter or ops.`;
  if (!isSignedBy(key, Buffer.from(getSignedText(registry)), registry.signature))
    return `Its signature by ${key.id} does not match: it was changed after it was signed.`;
  return findVersionFaults(registry, keys)[0];
}

/** Returns the ids of the keys of promoters and ops that approved a version. */
function findApprovers(name: string, version: string, published: PublishedVersion, keys: PublicKeys): string[] {
  const text = Buffer.from(getVersionText('approve', name, version, published.manifestIntegrity));
  const valid = (published.approvals ?? []).filter((approval) => {
    const key = findKey(keys, approval, mayPromote);
    return key !== undefined && isSignedBy(key, text, approval);
  });
  return [...new Set(valid.map(({ key }) => key))];
}

/** Returns why a version lacks approvals that `keys` demands before it goes live; undefined if it has them. */
export function findApprovalFault(
  name: string,
  version: string,
  published: PublishedVersion,
  keys: PublicKeys,
): string | undefined {
  if (!keys.promoteNeedsTwoKeys) return undefined;
  const approvers = findApprovers(name, version, published, keys);
  if (approvers.length >= 2) return undefined;
  const found = approvers.length === 0 ? 'It has none yet.' : `It has that of ${approvers[0]}.`;
  return `It needs the approvals of two keys. ${found} Approve it: npm run remotes -- approve ${name} ${version} --key FILE`;
}

/** Returns the live versions of a registry that `keys` do not accept, one sentence each: for servers, which read them anyway. */
export function findLiveApprovalFaults({ remotes }: Registry, keys: PublicKeys): string[] {
  return Object.entries(remotes).flatMap(([name, { active, rollout, versions }]) =>
    [active, rollout?.candidate].flatMap((id) => {
      const published = typeof id === 'string' ? versions[id] : undefined;
      const fault = published && typeof id === 'string' ? findApprovalFault(name, id, published, keys) : undefined;
      return fault === undefined ? [] : [`${name} ${id}: ${fault}`];
    }),
  );
}
