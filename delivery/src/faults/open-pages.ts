import { setTimeout as sleep } from 'node:timers/promises';
import type { PageServer, Polled } from './page-server';

/** Pages open on one server, each of which polls what is live. */
export interface OpenPages {
  /** What went wrong since the last call, one sentence each. */
  takeFaults(): string[];
  /** Whether every page got this version with its last poll. */
  agreeOn(active: string): boolean;
  /** Polls that were responded to since the start. */
  count(): number;
  /** While true, failed polls are expected: the server is killed. */
  isExpectedToFail: boolean;
  stop(): Promise<void>;
}

const interval = 250;

/** Opens pages that keep what they have when a poll fails, as the shell does. */
export function openPages(server: PageServer, pages: number): OpenPages {
  const faults: string[] = [];
  const last: (Polled | undefined)[] = Array.from({ length: pages }, () => undefined);
  let isRunning = true;
  let polls = 0;
  const opened = {
    isExpectedToFail: false,
    takeFaults: () => faults.splice(0),
    agreeOn: (active: string) => last.every((each) => each?.active === active),
    count: () => polls,
    async stop() {
      isRunning = false;
      await Promise.all(running);
    },
  };

  function take(page: number, polled: Polled): void {
    polls += 1;
    const before = last[page];
    if (before && polled.revision < before.revision) faults.push(`Revision ${polled.revision} followed ${before.revision}.`);
    if (!polled.isWhole) faults.push(`Revision ${polled.revision} has no manifest of the live version ${polled.active}.`);
    last[page] = polled;
  }

  const running = last.map(async (_none, page) => {
    while (isRunning) {
      await server.poll().then(
        (polled) => take(page, polled),
        (error: unknown) => {
          if (!opened.isExpectedToFail) faults.push(String(error));
        },
      );
      await sleep(interval);
    }
  });
  return opened;
}
