import type { PageLocation } from '@site-admin/contracts';
import { formatLocation, isSameLocation, parseHash, toHash } from './hash';
import { confirmThen, findGuard, writeLocation, type NavigationContext } from './navigation-context';

/** Creates the return of history to the screen's entry, before a change is confirmed. */
function createHistoryReturn({ window, entries, location }: NavigationContext) {
  let onArrival: (() => void) | undefined;
  function arrive(): void {
    const arrived = onArrival;
    onArrival = undefined;
    arrived?.();
  }
  return {
    isPending: () => onArrival !== undefined,
    /** Goes back by `steps`, negative for forward; resolves on arrival. */
    start(steps: number): Promise<void> {
      const arrived = new Promise<void>((resolve) => (onArrival = resolve));
      if (steps === 0) {
        entries.restore(toHash(formatLocation(location.current)));
        arrive();
      } else window.history.go(-steps);
      return arrived;
    },
    /** Called for each change of the browser's location while pending. */
    check(current: PageLocation | undefined): void {
      if (current && isSameLocation(current, location.current)) arrive();
    },
  };
}

/**
 * Updates the location on back, forward, links and changes in the address bar.
 *
 * @returns Removes the listeners.
 */
export function listenToBrowser(context: NavigationContext): () => void {
  const { window, entries, location } = context;
  const returning = createHistoryReturn(context);
  /** Set while history moves to a confirmed target, so that a guard that is still dirty does not ask twice. */
  let isConfirmed = false;

  function adopt(target: PageLocation | undefined): void {
    entries.adopt();
    if (target && !isSameLocation(target, location.current)) location.set(target);
  }

  /** Returns to the screen's entry, then asks. */
  function revert(target: PageLocation, question: string): void {
    const { hash } = window.location;
    const known = entries.stepsAway();
    const steps = known ?? 1;
    const go = () => {
      if (known === undefined || steps === 0) return writeLocation(context, target, { hash });
      isConfirmed = true;
      window.history.go(steps);
    };
    void returning.start(steps).then(() => confirmThen(context, question, go));
  }

  function onBrowserMoved(): void {
    const target = parseHash(window.location.hash);
    if (returning.isPending()) return returning.check(target);
    if (!target) return adopt(undefined);
    const guard = isConfirmed ? undefined : findGuard(context, target);
    isConfirmed &&= isSameLocation(target, location.current);
    return guard ? revert(target, guard.question) : adopt(target);
  }

  window.addEventListener('popstate', onBrowserMoved);
  window.addEventListener('hashchange', onBrowserMoved);
  return () => {
    window.removeEventListener('popstate', onBrowserMoved);
    window.removeEventListener('hashchange', onBrowserMoved);
  };
}
