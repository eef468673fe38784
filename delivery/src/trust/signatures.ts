import {
  getApprovalText,
  getSignedText,
  type PublicKey,
  type PublicKeys,
  type PublishedVersion,
  type Registry,
  type Signature,
} from '@site-admin/contracts';
import * as v from 'valibot';
import { isSignedBy } from './keys';

const signed = v.looseObject({ signature: v.object({ key: v.string(), value: v.string() }) });

const mayPromote = ({ role }: PublicKey) => role === 'promoter' || role === 'ops';

function findKey({ keys }: PublicKeys, signature: Signature | undefined, isAllowed: (key: PublicKey) => boolean) {
  return keys.find((key) => key.id === signature?.key && isAllowed(key));
}

/**
 * Returns why the signature of a registry is not accepted; undefined if it is.
 *
 * @param registry The stored document, before invalid entries are left out.
 */
export function findRegistryFault(registry: unknown, keys: PublicKeys): string | undefined {
  const parsed = v.safeParse(signed, registry);
  if (!parsed.success) return 'It is not signed.';
  const { signature } = parsed.output;
  const key = findKey(keys, signature, mayPromote);
  if (!key) return `It is signed by ${signature.key}, which is not the key of a promoter or ops.`;
  const isValid = isSignedBy(key, Buffer.from(getSignedText(parsed.output)), signature);
  return isValid ? undefined : `Its signature by ${signature.key} does not match: it was changed after it was signed.`;
}

/** Returns why the publisher's signature of a manifest is not accepted; undefined if it is. */
export function findManifestFault(
  name: string,
  { signature }: Pick<PublishedVersion, 'signature'>,
  manifest: Uint8Array,
  keys: PublicKeys,
): string | undefined {
  if (!signature) return 'Its manifest is not signed. Publish it again with the key of a publisher.';
  const key = findKey(keys, signature, ({ role, remote }) => role === 'publisher' && remote === name);
  if (!key) return `Its manifest is signed by ${signature.key}, which is not the key of a publisher of ${name}.`;
  return isSignedBy(key, manifest, signature) ? undefined : 'The signature of its manifest does not match.';
}

/** Returns the ids of the keys of promoters and ops that approved a version. */
export function findApprovers(name: string, version: string, published: PublishedVersion, keys: PublicKeys): string[] {
  const text = Buffer.from(getApprovalText(name, version, published.manifestIntegrity));
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
