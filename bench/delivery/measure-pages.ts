import { openPage, type OpenPage, type Polled } from './open-page';

/** The server under load. */
export interface Measured {
  cpuSeconds(): number;
  memory(): Promise<number>;
}

export interface PageFigures {
  /** Milliseconds of each poll while nothing changed. */
  readonly took: readonly number[];
  /** Processor time while nothing changed, and its share of one processor. */
  readonly cpu: { readonly seconds: number; readonly share: number };
  /** Peak resident memory in bytes. */
  readonly memory: number;
  /** Milliseconds from a promote until every page had its revision. */
  readonly spread: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens the pages, a few at a time, each with its first poll. */
async function openAll(count: number, getPolled: (at: number) => Polled): Promise<OpenPage[]> {
  const pages: OpenPage[] = [];
  while (pages.length < count) {
    const next = Array.from({ length: Math.min(20, count - pages.length) }, (_none, at) =>
      openPage(getPolled(pages.length + at)),
    );
    await Promise.all(next.map((page) => page.poll()));
    pages.push(...next);
  }
  return pages;
}

/** Polls with all pages, at their intervals, until `isDone`; resolves with the milliseconds of each poll. */
async function pollAll(pages: readonly OpenPage[], seconds: number, isDone: () => boolean): Promise<number[]> {
  const took: number[] = [];
  await Promise.all(
    pages.map(async (page) => {
      await wait(seconds * 1000 * Math.random());
      while (!isDone()) {
        took.push(await page.poll());
        // Up to a fifth earlier, as the page does.
        await wait(seconds * 1000 * (1 - Math.random() * 0.2));
      }
    }),
  );
  return took;
}

export interface MeasureInput {
  readonly server: Measured;
  readonly count: number;
  readonly getPolled: (at: number) => Polled;
  /** Seconds between two polls of a page. */
  readonly seconds: number;
  readonly promote: () => number;
}

/** Milliseconds after which pages without the revision are an error. */
const longest = 60_000;

/**
 * Measures pages that poll: for one interval nothing changes, in the next one a version is promoted. With streams, the pages only poll
 * when an event reports the revision.
 */
export async function measurePages({ server, count, getPolled, seconds, promote }: MeasureInput): Promise<PageFigures> {
  const pages = await openAll(count, getPolled);
  const hasEvents = getPolled(0).events !== undefined;
  pages.forEach((page) => page.listen());
  let memory = await server.memory();
  const watch = setInterval(() => void server.memory().then((now) => (memory = Math.max(memory, now))), 500);

  const since = { at: performance.now(), cpu: server.cpuSeconds() };
  const isOver = () => performance.now() - since.at > seconds * 1000;
  const idle = hasEvents ? wait(seconds * 1000).then(() => []) : pollAll(pages, seconds, isOver);
  const took = await idle;
  const cpuSeconds = server.cpuSeconds() - since.cpu;
  const cpu = { seconds: cpuSeconds, share: cpuSeconds / ((performance.now() - since.at) / 1000) };

  const promotedAt = performance.now();
  const revision = promote();
  const isKnown = () => pages.every((page) => page.revision >= revision);
  const polling = hasEvents ? undefined : pollAll(pages, seconds, isKnown);
  while (!isKnown() && performance.now() - promotedAt < longest) await wait(20);
  const spread = isKnown() ? performance.now() - promotedAt : Number.NaN;
  clearInterval(watch);
  void polling?.catch(() => undefined);
  pages.forEach((page) => page.close());
  return { took, cpu, memory, spread };
}
