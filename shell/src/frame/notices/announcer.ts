import type { Clock } from '@site-admin/contracts';

/** A polite live region. */
export interface Announcer {
  announce(text: string): void;
  close(): void;
}

/** Delay before a text is added, as screen readers must have seen the region first. */
const delayMs = 100;
/** Time until a text is removed, so that it is not read again when a user reads the page line by line. */
const keepMs = 5000;

/**
 * Puts a live region into `host` and adds texts to it. A notice that is itself a live region is often not announced, because region
 * and text appear together. The region is in a shadow tree, so that a search of the page does not find each text twice.
 */
export function createAnnouncer(host: HTMLElement, clock: Pick<Clock, 'after'>): Announcer {
  const region = host.ownerDocument.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('aria-relevant', 'additions');
  host.attachShadow({ mode: 'closed' }).append(region);
  const timers = new Set<{ unsubscribe(): void }>();

  function after(ms: number, callback: () => void): void {
    const timer = clock.after(ms).subscribe(() => {
      timers.delete(timer);
      callback();
    });
    timers.add(timer);
  }

  return {
    announce(text) {
      after(delayMs, () => {
        const line = host.ownerDocument.createElement('p');
        line.textContent = text;
        region.append(line);
        after(keepMs, () => line.remove());
      });
    },
    close() {
      timers.forEach((timer) => timer.unsubscribe());
      region.replaceChildren();
    },
  };
}
