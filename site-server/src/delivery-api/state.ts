import type { DeliveryRemote, DeliveryState, PublishedVersion, RegisteredRemote } from '@site-admin/contracts';
import { findSigner } from '@site-admin/delivery';
import { countUsersByHour } from '../db/version-outcomes';
import { findCanaryStart, findPromotion, type KeptEntry, type KeptJournal } from '../live-remotes/journal';
import type { LiveDelivery } from '../live-remotes/live-delivery';
import type { RegistryFile } from '../live-remotes/registry-reader';
import type { RunningCount } from '../live-remotes/open-pages';
import type { Site } from '../site';
import { createVersionFacts, type ReadVersionFacts } from './version-facts';

/** Entries of the journal on the page. */
const shownEntries = 50;

/** Returns whether this server may change the registry. */
export function getWrites({ trust }: Pick<Site, 'trust'>, { registry }: RegistryFile): DeliveryState['writes'] {
  if (trust && !findSigner(trust)) {
    const reason = 'This server has no key that may sign the registry. Start it with the key of a promoter or ops: --key FILE.';
    return { allowed: false, reason };
  }
  if (!trust && registry?.signature) {
    const reason = 'The registry is signed, and this server has no keys. Start it with --keys FILE and --key FILE.';
    return { allowed: false, reason };
  }
  return { allowed: true };
}

const getAuthor = ({ as: name, key }: KeptEntry) => ({ ...(name !== undefined && { name }), ...(key !== undefined && { key }) });

type Known = Pick<DeliveryRemote, 'liveSince' | 'liveBy' | 'rollout'>;

/** Returns what the journal adds to the entry of a remote. */
function describeHistory(name: string, { active, rollout }: RegisteredRemote, entries: readonly KeptEntry[]): Known {
  const promotion = active === null ? undefined : findPromotion(entries, name, active);
  const start = rollout && findCanaryStart(entries, name, rollout.candidate);
  return {
    ...(promotion && { liveSince: promotion.at, liveBy: getAuthor(promotion) }),
    ...(rollout && { rollout: { ...rollout, ...(start && { startedAt: start.at }) } }),
  };
}

const newestFirst = ([, one]: [string, PublishedVersion], [, other]: [string, PublishedVersion]) =>
  one.publishedAt < other.publishedAt ? 1 : -1;

interface Parts {
  readonly site: Site;
  readonly readFacts: ReadVersionFacts;
  readonly entries: readonly KeptEntry[];
  readonly running: readonly RunningCount[];
}

async function describeRemote({ site, readFacts, entries, running }: Parts, name: string, remote: RegisteredRemote) {
  const { status, reason, active, previous, rollout, versions } = remote;
  const listed = Object.entries(versions).sort(newestFirst);
  const facts = await Promise.all(listed.map(([, version]) => readFacts(version)));
  const at = listed.findIndex(([id]) => id === active);
  const compared = [active, rollout?.candidate].filter((id) => typeof id === 'string');
  return {
    ...{ name, title: (facts[at] ?? facts.find(Boolean))?.title ?? name, status, active, previous },
    ...(reason !== undefined && { reason }),
    ...describeHistory(name, remote, entries),
    versions: listed.map(([version, published], index) => ({ version, ...published, brotli: facts[index]?.brotli })),
    running: running.filter((each) => each.remote === name),
    failures: compared.map((version) => ({ version, points: countUsersByHour(site.db, name, version, site.now()) })),
  };
}

async function describe(parts: Parts, file: RegistryFile, journal: KeptJournal): Promise<DeliveryState> {
  const { registry, fault } = file;
  const remotes = Object.entries(registry?.remotes ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    revision: registry?.revision ?? 0,
    generatedAt: registry?.generatedAt ?? new Date(0).toISOString(),
    ...(registry?.expires !== undefined && { expires: registry.expires }),
    ...(registry?.frozen !== undefined && { frozen: registry.frozen }),
    ...(fault !== undefined && { fault }),
    store: parts.site.store.place,
    writes: getWrites(parts.site, file),
    remotes: await Promise.all(remotes.map(([name, remote]) => describeRemote(parts, name, remote))),
    journal: journal.entries.slice(0, shownEntries),
    ...(journal.fault !== undefined && { journalFault: journal.fault }),
  };
}

/** What the operator page shows, and what is needed to explain a conflict. */
export interface DeliveryReader {
  readState(): Promise<DeliveryState>;
  /** Returns the entries that led to revisions after this one, newest first. */
  readChanges(since: number): Promise<readonly KeptEntry[]>;
}

export function createDeliveryReader(site: Site, { readRegistry, readJournal, openPages }: LiveDelivery): DeliveryReader {
  const readFacts = createVersionFacts(site.store);
  return {
    async readState() {
      const file = await readRegistry();
      const journal = await readJournal(file.registry?.journal);
      return describe({ site, readFacts, entries: journal.entries, running: openPages.count() }, file, journal);
    },
    async readChanges(since) {
      const { entries } = await readJournal((await readRegistry()).registry?.journal);
      return entries.filter(({ revision }) => revision > since);
    },
  };
}
