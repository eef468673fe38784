import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '@site-admin/contracts';

/** Returns the current value of a `Live`; re-renders when it changes. */
export function useLive<T>(live: Live<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = live.changes.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, () => live.current);
}
