import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { getSignedText, getVersionText, type PublicKey, type RegisteredRemote, type Registry } from '@site-admin/contracts';
import type { PrivateKey } from '@site-admin/delivery';

const pair = generateKeyPairSync('ed25519');
const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
const id = createHash('sha256').update(raw).digest('hex').slice(0, 16);

/** One key pair for both roles. */
export const ops: PublicKey = { id, role: 'ops', publicKey: raw.toString('base64') };
export const publisher: PublicKey = { id: 'f'.repeat(16), role: 'publisher', remote: 'dashboard', publicKey: ops.publicKey };

const toSignature = (key: string, text: string | Uint8Array) => ({
  key,
  value: sign(null, Buffer.from(text), pair.privateKey).toString('base64'),
});

export const opsKey: PrivateKey = { publicKey: ops, sign: (bytes) => toSignature(id, bytes) };

/** Trusts both keys, and signs nothing. */
export const trust = { publicKeys: { schema: 1 as const, promoteNeedsTwoKeys: false, keys: [ops, publisher] }, privateKeys: [] };

/** Returns the remote `dashboard` with each version signed by its publisher. */
export function signVersions(remote: RegisteredRemote): RegisteredRemote {
  const versions = Object.entries(remote.versions).map(([version, entry]) => {
    const text = getVersionText('publish', 'dashboard', version, entry.manifestIntegrity);
    return [version, { ...entry, signature: toSignature(publisher.id, text) }];
  });
  return { ...remote, versions: Object.fromEntries(versions) };
}

export const signRegistry = (registry: Registry): Registry => ({
  ...registry,
  signature: toSignature(id, getSignedText(registry)),
});
