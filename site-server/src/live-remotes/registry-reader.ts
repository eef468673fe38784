import { registry as schema, type PublicKeys, type RegisteredRemote, type Registry } from '@site-admin/contracts';
import { findLiveApprovalFaults, findRegistryFault, type StoredText } from '@site-admin/delivery';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { readAcceptedRegistry, saveAcceptedRegistry } from '../db/accepted-registry';
import type { Site } from '../site';

/** The registry as stored. */
export interface RegistryFile {
  /** As sent to the page if it is invalid: parsed JSON, the raw text if it is not JSON, null without a file. */
  readonly raw: unknown;
  /** Without the remotes whose entries are invalid, which the page reports. Undefined if the whole document is invalid. */
  readonly registry: Registry | undefined;
  /** The invalid entries of `remotes`. */
  readonly invalid: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Why this is not, or may not be, the newest one of the store. */
  readonly fault?: string;
}

export type ReadRegistry = () => Promise<RegistryFile>;

const document = v.strictObject({ ...schema.entries, remotes: v.record(v.string(), v.unknown()) });
const entry = schema.entries.remotes.value;

/** An invalid entry disables that remote only. */
export function readDocument(raw: unknown): Pick<RegistryFile, 'registry' | 'invalid'> {
  const parsed = v.safeParse(document, raw);
  if (!parsed.success) return { registry: undefined, invalid: {} };
  const remotes: Record<string, RegisteredRemote> = {};
  const invalid: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parsed.output.remotes)) {
    const remote = v.safeParse(entry, value);
    if (remote.success) remotes[name] = remote.output;
    else invalid[name] = value;
  }
  return { registry: { ...parsed.output, remotes }, invalid };
}

const absent: RegistryFile = { raw: null, registry: undefined, invalid: {}, text: '' };

function parse(text: string): RegistryFile {
  try {
    const raw: unknown = JSON.parse(text);
    return { raw, ...readDocument(raw), text };
  } catch {
    return { ...absent, raw: text, text };
  }
}

/** Returns why a registry is not served; undefined if it is. An invalid one is, where nothing is signed: the page reports it. */
function findFault(read: RegistryFile, keys: PublicKeys | undefined, newest: number): string | undefined {
  const { raw, registry } = read;
  if (read === absent) return 'It is missing.';
  const unsigned = keys && findRegistryFault(raw, keys);
  if (unsigned !== undefined) return unsigned;
  if (!registry) return keys ? 'It is invalid.' : undefined;
  if (registry.revision < newest) return `It is revision ${registry.revision}; revision ${newest} was served before.`;
  return keys && findLiveApprovalFaults(registry, keys)[0];
}

type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;

/** Creates the decision about each new content of the store: the result is what is served from then on. */
function createAcceptance({ db, store: { place }, trust, acceptsOlder = false }: Site, log: Log) {
  const before = acceptsOlder ? undefined : readAcceptedRegistry(db, place);
  let newest = before?.revision ?? 0;
  let served = before && parse(before.text);

  return (text: string | undefined): RegistryFile => {
    const read = text === undefined ? absent : parse(text);
    if (read === absent && !served) return absent;
    const fault = findFault(read, trust?.publicKeys, newest);
    if (fault !== undefined) {
      const sentence = `The registry was refused, and the one before is served. ${fault}`;
      log.error({ event: 'registry-refused', place }, sentence);
      return { ...(served ?? absent), fault: sentence };
    }
    const { registry } = read;
    if (registry && (registry.revision !== newest || served?.text !== read.text)) {
      newest = registry.revision;
      saveAcceptedRegistry(db, place, { revision: newest, text: read.text });
      log.info({ event: 'registry-served', revision: newest }, `Revision ${newest} of the registry is served.`);
    }
    served = read;
    return read;
  };
}

/**
 * Returns a reader of the store's registry. One with a bad signature or a lower revision than before is refused: the last accepted one is
 * served, also after a restart, and while the store cannot be read.
 */
export function registryReader(site: Site, log: Log): ReadRegistry {
  const accept = createAcceptance(site, log);
  let stored: StoredText | undefined;
  let last: RegistryFile | undefined;
  let reported: RegistryFile | undefined;

  async function read(): Promise<RegistryFile> {
    const next = await site.store.readRegistry(stored);
    if (!last || next !== stored) last = accept(next?.text);
    stored = next;
    return last;
  }

  /** An expired registry is served, as there is no newer one: a lapse must not become an outage. */
  function reportExpiry(file: RegistryFile): void {
    const expires = file.registry?.expires;
    if (expires === undefined || Date.parse(expires) > site.now() || reported === file) return;
    reported = file;
    log.error({ event: 'registry-expired', expires }, 'The registry has expired. Renew it: npm run remotes -- renew');
  }

  return async () => {
    try {
      const file = await read();
      reportExpiry(file);
      return file;
    } catch (error) {
      log.error({ event: 'store-unreadable', err: error }, 'The store cannot be read.');
      return { ...(last ?? absent), fault: 'The store cannot be read.' };
    }
  };
}
