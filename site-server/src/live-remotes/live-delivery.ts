import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../site';
import { createJournalReader, type ReadKeptJournal } from './journal';
import { liveRemotesReader, type ReadLiveRemotes } from './live-remotes';
import { createOpenPages, type OpenPages } from './open-pages';
import { registryReader, type ReadRegistry } from './registry-reader';
import { createRevisionWatch, type WatchRevision } from './revision-watch';

/** What is live, as all parts of the server read it. */
export interface LiveDelivery {
  readonly readRegistry: ReadRegistry;
  readonly readLive: ReadLiveRemotes;
  readonly watchRevision: WatchRevision;
  readonly openPages: OpenPages;
  readonly readJournal: ReadKeptJournal;
}

export function createLiveDelivery(site: Site, log: FastifyBaseLogger): LiveDelivery {
  const readRegistry = registryReader(site, log);
  const readLive = liveRemotesReader(site, readRegistry);
  return {
    readRegistry,
    readLive,
    watchRevision: createRevisionWatch(readRegistry),
    openPages: createOpenPages(site.now),
    readJournal: createJournalReader(site.store),
  };
}
