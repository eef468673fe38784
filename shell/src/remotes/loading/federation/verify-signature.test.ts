import { getVersionText } from '@site-admin/contracts';
import { createFakeHealth } from '../../../testing/manifests';
import { verifySignature, type SignedManifest } from './verify-signature';

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const signedVersion = { name: 'settings', version: '1.0.0', integrity: 'sha384-x' };
const getText = (version: string) =>
  new TextEncoder().encode(getVersionText('publish', 'settings', version, signedVersion.integrity));

async function createSigner(id: string, remote: string, role = 'publisher') {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const publicKey = toBase64(await crypto.subtle.exportKey('raw', pair.publicKey));
  return {
    key: { id: id.repeat(16), role, remote, publicKey },
    sign: async (version = '1.0.0'): Promise<SignedManifest> => {
      const value = toBase64(await crypto.subtle.sign('Ed25519', pair.privateKey, getText(version)));
      return { ...signedVersion, signature: { key: id.repeat(16), value } };
    },
  };
}

type Signer = Awaited<ReturnType<typeof createSigner>>;
let settings: Signer;
let dashboard: Signer;
let ops: Signer;
let keys: unknown;
beforeAll(async () => {
  settings = await createSigner('a', 'settings');
  dashboard = await createSigner('b', 'dashboard');
  ops = await createSigner('c', 'settings', 'ops');
  keys = [settings.key, dashboard.key, ops.key];
});

/** Verifies a manifest; resolves with the reports. */
async function verify(signed: SignedManifest, trusted = keys, subtle: SubtleCrypto | undefined = crypto.subtle) {
  const health = createFakeHealth();
  await verifySignature(signed, { keys: trusted, subtle, health });
  return health.received;
}

test('a manifest signed by a publisher of its remote is accepted', async () => {
  await expect(verify(await settings.sign())).resolves.toEqual([]);
});

test.each<[string, () => Promise<SignedManifest>, string]>([
  ['not signed', async () => ({ ...signedVersion, signature: undefined }), 'not signed by a publisher'],
  ['signed by the publisher of another remote', () => dashboard.sign(), 'not signed by a publisher'],
  ['signed by ops', () => ops.sign(), 'not signed by a publisher'],
  ['signed by an unknown key', async () => (await createSigner('d', 'settings')).sign(), 'not signed by a publisher'],
  ['signed as another version', () => settings.sign('0.9.0'), 'does not match'],
])('a manifest that is %s is refused', async (_what, sign, message) => {
  await expect(verify(await sign())).rejects.toMatchObject({ phase: 'manifest', message: expect.stringContaining(message) });
});

test('without keys nothing is verified', async () => {
  const health = createFakeHealth();
  const signed = { ...signedVersion, signature: undefined };
  await verifySignature(signed, { keys: undefined, subtle: crypto.subtle, health });
  expect(health.received).toEqual([]);
});

test.each<[string, Pick<SubtleCrypto, 'importKey'> | undefined]>([
  ['a browser without Ed25519', { importKey: () => Promise.reject(new Error('NotSupportedError')) }],
  ['a page that is not a secure context', undefined],
])('in %s the check of the host stands, which is reported', async (_what, subtle) => {
  const health = createFakeHealth();
  await verifySignature(await settings.sign(), { keys, subtle: subtle as SubtleCrypto | undefined, health });
  expect(health.received).toMatchObject([{ remote: 'shell', reason: 'signatures: this browser has no Ed25519' }]);
});
