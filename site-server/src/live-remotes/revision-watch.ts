import type { ReadRegistry } from './registry-reader';

type OnRevision = (revision: number) => void;

/** Calls back with the revision that is served: once it was read, when it changes, and every 20 s. Returns the function that stops it. */
export type WatchRevision = (onRevision: OnRevision) => () => void;

const readMs = 1000;
/** A page whose stream has been silent for longer polls again: its connection may be lost. */
const readsPerRepeat = 20;

/** Creates the watch of all streams. The registry is read once a second, only while there are any. */
export function createRevisionWatch(readRegistry: ReadRegistry): WatchRevision {
  const subscribers = new Set<OnRevision>();
  let timer: NodeJS.Timeout | undefined;
  let reads = 0;
  let sent: number | undefined;

  async function getRevision(): Promise<number | undefined> {
    return (await readRegistry()).registry?.revision;
  }

  async function tick(): Promise<void> {
    reads += 1;
    const isRepeat = reads % readsPerRepeat === 0;
    const revision = await getRevision();
    if (revision === undefined || (revision === sent && !isRepeat)) return;
    sent = revision;
    subscribers.forEach((onRevision) => onRevision(revision));
  }

  return (onRevision) => {
    subscribers.add(onRevision);
    timer ??= setInterval(tick, readMs);
    void getRevision().then((revision) => {
      if (revision !== undefined && subscribers.has(onRevision)) onRevision(revision);
    });
    return () => {
      subscribers.delete(onRevision);
      if (subscribers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
