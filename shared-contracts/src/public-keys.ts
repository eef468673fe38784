import * as v from 'valibot';

const publicKey = v.strictObject({
  /** The first 16 hex digits of the SHA-256 of the key. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, '16 digits of lower-case hex')),
  /** Publishers sign the versions of one remote; promoters and ops sign the registry. */
  role: v.picklist(['publisher', 'promoter', 'ops']),
  /** The remote of a publisher. */
  remote: v.optional(v.string()),
  /** The 32 bytes of the Ed25519 key, in base64. */
  publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, '32 bytes in base64')),
});

/** Schema of keys.json, the keys a host trusts: part of its configuration, never of the store. */
export const publicKeys = v.strictObject({
  schema: v.literal(1),
  /** A version goes live only with approvals by two keys. */
  promoteNeedsTwoKeys: v.optional(v.boolean(), false),
  keys: v.array(publicKey),
});

export type PublicKeys = v.InferOutput<typeof publicKeys>;
export type PublicKey = PublicKeys['keys'][number];
