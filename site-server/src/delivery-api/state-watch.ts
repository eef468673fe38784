import type { DeliveryState } from '@site-admin/contracts';
import type { FastifyBaseLogger } from 'fastify';

/** Calls back at once, and each time the state has changed. Returns the function that stops it. */
export type WatchState = (onChange: (revision: number) => void) => () => void;

const readMs = 1000;

/** Creates the watch of all streams. The state is read once a second, only while there are any. */
export function createStateWatch(readState: () => Promise<DeliveryState>, log: Pick<FastifyBaseLogger, 'error'>): WatchState {
  const subscribers = new Set<(revision: number) => void>();
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let sent = '';

  async function notify(): Promise<void> {
    const state = await readState();
    const text = JSON.stringify(state);
    if (text === sent) return;
    sent = text;
    subscribers.forEach((onChange) => onChange(state.revision));
  }

  function tick(): void {
    // A slow store must not pile up reads.
    if (isReading) return;
    isReading = true;
    notify()
      .catch((error: unknown) => log.error(error))
      .finally(() => (isReading = false));
  }

  return (onChange) => {
    subscribers.add(onChange);
    timer ??= setInterval(tick, readMs);
    sent = '';
    tick();
    return () => {
      subscribers.delete(onChange);
      if (subscribers.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
