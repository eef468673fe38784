import type { Clock } from '@site-admin/contracts';

/** Reads texts out to people who use a screen reader, when it next pauses. */
export interface Announcer {
  say(text: string): void;
  close(): void;
}

/** Screen readers must have met the region before something appears in it. */
const settleMs = 100;
/** Long enough for all of them to have fetched it; after that the text would only be in the way of whoever reads the page. */
const keepMs = 5000;

/**
 * Puts a live region into `host` and writes texts into it. A notice that is itself a live region is often not read out: it
 * arrives together with its text. The region is in a shadow tree, so that a search of the page does not meet each text twice.
 */
export function createAnnouncer(host: HTMLElement, clock: Pick<Clock, 'after'>): Announcer {
  const region = host.ownerDocument.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  host.attachShadow({ mode: 'closed' }).append(region);
  const waiting = new Set<{ unsubscribe(): void }>();

  function after(ms: number, then: () => void): void {
    const timer = clock.after(ms).subscribe(() => {
      waiting.delete(timer);
      then();
    });
    waiting.add(timer);
  }

  return {
    say(text) {
      after(settleMs, () => {
        const line = host.ownerDocument.createElement('p');
        line.textContent = text;
        region.append(line);
        after(keepMs, () => line.remove());
      });
    },
    close() {
      waiting.forEach((timer) => timer.unsubscribe());
      region.replaceChildren();
    },
  };
}
