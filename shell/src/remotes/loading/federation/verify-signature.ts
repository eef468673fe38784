import { getVersionText, publicKeys, type PublicKey, type Signature } from '@site-admin/contracts';
import * as v from 'valibot';
import type { HealthReporter } from '../../../page/services/health';
import { RemoteError } from '../remote-error';

/** What a publisher signs of a version, with the signature if it has one. */
export interface SignedManifest {
  /** Of the remote. */
  readonly name: string;
  readonly version: string;
  /** The verified hash of the manifest. */
  readonly integrity: string;
  readonly signature: Signature | undefined;
}

/** What signatures are verified with. */
export interface SignatureTrust {
  /** The publishers' keys of the page, not parsed; undefined where nothing is signed. */
  readonly keys: unknown;
  /** Undefined if the page is not a secure context. */
  readonly subtle: SubtleCrypto | undefined;
  readonly health: HealthReporter;
}

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns the key as the browser uses it; undefined where it has no Ed25519. */
const importKey = async (subtle: SubtleCrypto | undefined, { publicKey }: PublicKey) =>
  subtle?.importKey('raw', toBytes(publicKey), 'Ed25519', false, ['verify']).catch(() => undefined);

/**
 * Verifies that a publisher of the remote has signed a version. Where the browser cannot do that, the host has checked it, and it is
 * reported.
 *
 * @throws {RemoteError} of phase `manifest` if the signature is missing or wrong.
 */
export async function verifySignature(
  { name, version, integrity, signature }: SignedManifest,
  { keys, subtle, health }: SignatureTrust,
): Promise<void> {
  if (keys === undefined) return;
  const isOwn = ({ id, role, remote }: PublicKey) => id === signature?.key && role === 'publisher' && remote === name;
  const key = v.parse(publicKeys.entries.keys, keys).find(isOwn);
  if (!signature || !key) throw new RemoteError('manifest', 'Its manifest is not signed by a publisher of it.');
  const imported = await importKey(subtle, key);
  if (!subtle || !imported) {
    const reason = 'signatures: this browser has no Ed25519';
    health.report({ remote: 'shell', version: '', source: 'active', phase: 'run', outcome: 'failed', ms: 0, reason });
    return;
  }
  const text = new TextEncoder().encode(getVersionText('publish', name, version, integrity));
  if (!(await subtle.verify('Ed25519', imported, toBytes(signature.value), text)))
    throw new RemoteError('manifest', 'The signature of its manifest does not match.');
}
