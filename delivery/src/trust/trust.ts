import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getSignedText, getVersionText, type PublicKeys, type Registry, type Signature } from '@site-admin/contracts';
import * as v from 'valibot';
import { BrokenStore, Refused } from '../errors';
import { parseDocument, printDocument } from '../registry/json';
import { writeWhole } from '../stores/write-file';
import type { PrivateKey } from './keys';
import { findRegistryFault, findVersionFaults } from './signatures';

/** The keys a command trusts and signs with. */
export interface Trust {
  readonly publicKeys: PublicKeys;
  readonly privateKeys: readonly PrivateKey[];
  /** Contains the highest revision seen of each store; next to the public keys. */
  readonly seenFile?: string;
  /** Accepts a registry that is unsigned, or signed by a key that is no longer trusted, to sign it again. */
  readonly adopts?: boolean;
}

/** How long a signed registry is valid unless it is written again. */
export const validDays = 30;

/** Returns the key for the registry; undefined if there is none. */
export const findSigner = ({ privateKeys }: Trust) => privateKeys.find(({ publicKey }) => publicKey.role !== 'publisher');

/** @throws {Refused} Without the key of a promoter or ops. */
export function getSigner(trust: Trust): PrivateKey {
  const signer = findSigner(trust);
  if (signer) return signer;
  throw new Refused('No key may sign the registry.', ['Name the key of a promoter or ops: --key FILE.']);
}

/**
 * Returns the key that signs a registry.
 *
 * @throws {Refused} Without one, and if a version is not signed by a publisher: servers would refuse the registry.
 */
export function getRegistrySigner(trust: Trust, registry: Registry): PrivateKey {
  const signer = getSigner(trust);
  const faults = findVersionFaults(registry, trust.publicKeys);
  if (faults.length === 0) return signer;
  throw new Refused('The registry was not signed.', [
    ...faults,
    'Sign them with the keys of their publishers: npm run remotes -- renew --adopt --key FILE. Or withdraw them.',
  ]);
}

const findPublisher = ({ privateKeys }: Trust, name: string) =>
  privateKeys.find(({ publicKey }) => publicKey.role === 'publisher' && publicKey.remote === name);

/** Returns whether there is a key to sign manifests of a remote with. */
export const hasPublisher = (trust: Trust, name: string): boolean => findPublisher(trust, name) !== undefined;

/** @throws {Refused} Without the key of a publisher of this remote. */
export function signVersion(trust: Trust, name: string, version: string, manifestIntegrity: string): Signature {
  const key = findPublisher(trust, name);
  if (key) return key.sign(Buffer.from(getVersionText('publish', name, version, manifestIntegrity)));
  throw new Refused(`No key may publish ${name}.`, [
    `Name the key of a publisher of ${name}: --key FILE. Create one: npm run remotes -- keys new --role publisher --remote ${name}`,
  ]);
}

export const approve = (key: PrivateKey, name: string, version: string, manifestIntegrity: string): Signature =>
  key.sign(Buffer.from(getVersionText('approve', name, version, manifestIntegrity)));

/** Returns the registry with an expiry and a signature. */
export function signRegistry(registry: Registry, key: PrivateKey, now: Date): Registry {
  const expires = new Date(now.getTime() + validDays * 24 * 3600 * 1000).toISOString();
  const { signature: _replaced, ...unsigned } = { ...registry, expires };
  return { ...unsigned, signature: key.sign(Buffer.from(getSignedText(unsigned))) };
}

const seenRevisions = v.record(v.string(), v.number());

async function readSeen(file: string | undefined): Promise<Record<string, number>> {
  const text = file === undefined ? undefined : await readFile(file, 'utf8').catch(() => undefined);
  const parsed = text === undefined ? undefined : parseDocument(seenRevisions, text);
  return parsed && 'value' in parsed ? parsed.value : {};
}

/** Stores a revision, so that an older registry is refused from now on. Where that is not possible, an earlier one stays stored. */
export async function rememberRevision({ seenFile }: Trust, place: string, revision: number): Promise<void> {
  if (seenFile === undefined) return;
  const seen = await readSeen(seenFile);
  if ((seen[place] ?? 0) >= revision) return;
  await writeWhole(seenFile, printDocument({ ...seen, [place]: revision }), { isPrivate: true }).catch(() => undefined);
}

/**
 * Checks the signature of a registry, and that it is not older than one seen before.
 *
 * @param registry The stored document; undefined if there is none.
 * @throws {BrokenStore} If it is not accepted.
 */
export async function checkRegistry(trust: Trust, place: string, registry: unknown, revision: number): Promise<void> {
  const seen = (await readSeen(trust.seenFile))[place] ?? 0;
  if (revision < seen) {
    const found = registry === undefined ? 'is missing' : `is at revision ${revision}`;
    throw new BrokenStore(`${place} ${found}, although revision ${seen} was seen before.`, [
      `Restore the newer one. If it was replaced on purpose, remove ${path.resolve(trust.seenFile ?? '')}.`,
    ]);
  }
  const fault = registry === undefined || trust.adopts ? undefined : findRegistryFault(registry, trust.publicKeys);
  if (fault === undefined) return;
  throw new BrokenStore(`${place} is not trusted: ${fault}`, [
    'Restore a signed one. To sign it as it is, after checking it: npm run remotes -- renew --adopt --key FILE',
  ]);
}
