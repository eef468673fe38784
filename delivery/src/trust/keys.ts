import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { PublicKey, Signature } from '@site-admin/contracts';
import * as v from 'valibot';

const base64url = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, '32 bytes in base64url'));

/** Schema of a private key file: an Ed25519 key as JWK, with its role. */
export const keyFile = v.strictObject({
  role: v.picklist(['publisher', 'promoter', 'ops']),
  /** The remote of a publisher. */
  remote: v.optional(v.string()),
  jwk: v.strictObject({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: base64url, d: base64url }),
});
export type KeyFile = v.InferOutput<typeof keyFile>;

/** A private key with its public part. */
export interface PrivateKey {
  readonly publicKey: PublicKey;
  sign(bytes: Uint8Array): Signature;
}

const toBytes = (encoded: string) => Buffer.from(encoded, 'base64url');

function toPublicKey({ role, remote, jwk }: KeyFile): PublicKey {
  const raw = toBytes(jwk.x);
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { id, role, ...(remote === undefined ? {} : { remote }), publicKey: raw.toString('base64') };
}

export function createKeyFile(role: KeyFile['role'], remote: string | undefined): KeyFile {
  const exported = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return v.parse(keyFile, { role, ...(remote === undefined ? {} : { remote }), jwk: exported });
}

export function toPrivateKey(file: KeyFile): PrivateKey {
  const publicKey = toPublicKey(file);
  const key = createPrivateKey({ key: file.jwk, format: 'jwk' });
  return { publicKey, sign: (bytes) => ({ key: publicKey.id, value: sign(null, bytes, key).toString('base64') }) };
}

/** Signatures that matched: a registry has those of every version, and each revision repeats them. */
const verified = new WeakMap<PublicKey, Set<string>>();

export function isSignedBy(key: PublicKey, bytes: Uint8Array, { value }: Signature): boolean {
  const known = verified.get(key) ?? new Set();
  const id = createHash('sha256').update(value).update(bytes).digest('base64');
  if (!known.has(id) && !verifySignature(key, bytes, value)) return false;
  verified.set(key, known.add(id));
  return true;
}

function verifySignature({ publicKey }: PublicKey, bytes: Uint8Array, value: string): boolean {
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(value, 'base64'));
}
