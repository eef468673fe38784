import { useCallback, useSyncExternalStore } from 'react';
import { useShell } from '@site-admin/kit';

/** Milliseconds between the updates of a countdown (spec 002 §4). */
const tickMs = 500;

/** Returns a value of the current time, updated every 500 ms while `isTicking`; re-renders when it changes. */
export function useTicks<T extends boolean | number>(select: (now: number) => T, isTicking = true): T {
  const { clock } = useShell();
  const subscribe = useCallback(
    (onTick: () => void) => {
      const ticks = isTicking ? clock.every(tickMs).subscribe(onTick) : undefined;
      return () => ticks?.unsubscribe();
    },
    [clock, isTicking],
  );
  return useSyncExternalStore(subscribe, () => select(clock.now()));
}
