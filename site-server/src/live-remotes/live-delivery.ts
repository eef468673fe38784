import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '../site';
import { liveRemotesReader, type ReadLiveRemotes } from './live-remotes';
import { registryReader, type ReadRegistry } from './registry-reader';

/** What is live, as all parts of the server read it. */
export interface LiveDelivery {
  readonly readRegistry: ReadRegistry;
  readonly readLive: ReadLiveRemotes;
}

export function createLiveDelivery(site: Site, log: FastifyBaseLogger): LiveDelivery {
  const readRegistry = registryReader(site, log);
  return { readRegistry, readLive: liveRemotesReader(site, readRegistry) };
}
