import type { OpenPage } from '@site-admin/contracts';

type Running = OpenPage['running'][number];

/** Pages that run a version from a source. */
export interface RunningCount extends Omit<Running, 'waiting'> {
  readonly pages: number;
  /** Of these, the ones that keep it until unsaved work is saved. */
  readonly waiting: number;
}

/** Longer than the 60 seconds after which a visible page reports again. */
const keptMs = 90_000;
const maxPages = 10_000;
const maxPagesOfSession = 30;

/** The open pages that report to this server; in memory, as a page that is left or hidden stops reporting. */
export interface OpenPages {
  /** Stores what a page runs; more pages than a browser opens are ignored. */
  record(session: string, page: OpenPage): void;
  /** Returns the pages by remote, version and source. */
  count(): RunningCount[];
}

interface KnownPage {
  readonly session: string;
  readonly running: readonly Running[];
  readonly at: number;
}

function add(counts: Map<string, RunningCount>, { waiting, ...running }: Running): void {
  const key = [running.remote, running.version, running.source].join(' ');
  const before = counts.get(key) ?? { ...running, pages: 0, waiting: 0 };
  counts.set(key, { ...before, pages: before.pages + 1, waiting: before.waiting + (waiting ? 1 : 0) });
}

export function createOpenPages(now: () => number): OpenPages {
  /** Oldest report first. */
  const pages = new Map<string, KnownPage>();
  const ofSession = new Map<string, number>();

  function remove(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    const left = (ofSession.get(page.session) ?? 1) - 1;
    if (left === 0) ofSession.delete(page.session);
    else ofSession.set(page.session, left);
  }

  function removeExpired(): void {
    for (const [key, { at }] of pages) {
      if (now() - at <= keptMs) return;
      remove(key);
    }
  }

  return {
    record(session, { id, running }) {
      removeExpired();
      const key = `${session} ${id}`;
      remove(key);
      const open = ofSession.get(session) ?? 0;
      if (running.length === 0 || pages.size >= maxPages || open >= maxPagesOfSession) return;
      pages.set(key, { session, running, at: now() });
      ofSession.set(session, open + 1);
    },
    count() {
      removeExpired();
      const counts = new Map<string, RunningCount>();
      for (const { running } of pages.values()) running.forEach((each) => add(counts, each));
      return [...counts.values()];
    },
  };
}
