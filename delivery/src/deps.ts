import { stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Command, Deps } from './command';
import { Refused, UsageError } from './errors';
import { openStore } from './stores/open-store';
import { readPrivateKey, readPrivateKeys, readPublicKeys } from './trust/key-files';
import { requirePrivatePlace } from './trust/key-place';
import type { Trust } from './trust/trust';

/** Services of the program: folder, environment, clock and output. */
export interface World {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** The options of every command, in the form of `parseArgs`. */
export const sharedOptions = {
  store: { type: 'string' },
  endpoint: { type: 'string' },
  region: { type: 'string' },
  keys: { type: 'string' },
  key: { type: 'string', multiple: true },
  as: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean' },
  revision: { type: 'string' },
} as const;

const revision = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number));

const defaultStore = '.data/delivery';

const text = v.optional(v.string());
const shared = v.object({
  store: v.optional(v.string(), defaultStore),
  ...{ endpoint: text, region: text, keys: text, as: text, reason: text, revision: text },
  key: v.optional(v.array(v.string()), []),
  json: v.optional(v.boolean(), false),
});
type Shared = v.InferOutput<typeof shared>;

/** Splits the values of a command line into those of every command and those of this one, which may declare a shared one as its own. */
export function splitOptions(command: Command, values: Readonly<Record<string, unknown>>) {
  const own = Object.entries(values).filter(([name]) => name in command.options || !(name in sharedOptions));
  return { options: Object.fromEntries(own), shared: v.parse(shared, values) };
}

function readRevision(given: string | undefined): number | undefined {
  const parsed = v.safeParse(v.optional(revision), given);
  if (parsed.success) return parsed.output;
  throw new UsageError(`--revision: expected a whole number, found ${JSON.stringify(given)}.`);
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Returns the keys of the command line, else those next to the store's folder; undefined if there are none. */
async function readTrust({ keys, key }: Shared, keysFile: string, folder: string): Promise<Trust | undefined> {
  const isFound = keys !== undefined || (await exists(keysFile));
  if (!isFound && key.length > 0) throw new UsageError('--key: name the public keys too: --keys FILE.');
  if (!isFound) return undefined;
  const publicKeys = await readPublicKeys(keysFile);
  const isDefault = key.length === 0 && keys === undefined;
  const given = await Promise.all(key.map((file) => readPrivateKey(path.resolve(folder, file))));
  const privateKeys = isDefault ? await readPrivateKeys(path.dirname(keysFile)) : given;
  const unknown = given.find(({ publicKey }) => !publicKeys.keys.some(({ id }) => id === publicKey.id));
  if (unknown) throw new Refused(`The key ${unknown.publicKey.id} is not trusted.`, [`Add its public part to ${keysFile}.`]);
  return { publicKeys, privateKeys, seenFile: path.join(path.dirname(keysFile), 'seen-revisions.json') };
}

/** Returns the services for one command line. */
export async function createDeps(options: Shared, world: World, isKeysCommand = false): Promise<Deps> {
  const { folder, env, now, out, err } = world;
  const warned = new Set<string>();
  const warn = (sentence: string) => {
    if (!warned.has(sentence)) err(sentence);
    warned.add(sentence);
  };
  const { store: place, endpoint, region, as, reason, keys: named } = options;
  const storeFolder = place.startsWith('s3:') ? undefined : path.resolve(folder, place);
  const defaultFolder = storeFolder === undefined ? '.data/keys' : path.join(path.dirname(storeFolder), 'keys');
  const keysFile = path.resolve(folder, named ?? path.join(defaultFolder, 'keys.json'));
  const newKeysFile = () => requirePrivatePlace({ keysFile, named, storeFolder, isDefaultStore: place === defaultStore });
  const trust = isKeysCommand ? undefined : await readTrust(options, keysFile, folder);
  const store = openStore(place, { folder, endpoint, region, env });
  const print = (line: string) => (options.json ? undefined : out(line));
  return { store, now, warn, print, env, folder, newKeysFile, trust, as, reason, revision: readRevision(options.revision) };
}
