import type { PageLocation } from '@site-admin/contracts';
import { live, type WritableLive } from '../page/live';
import type { NavigationPort } from '../page/services/navigation';
import { createGuards, type Guards } from './guards';
import { toHash, isSameLocation, parseHash, formatLocation } from './hash';
import { createHistoryEntries, type HistoryEntries } from './history-entries';

export interface NavigationOptions {
  readonly window: Window;
  /** Asks the user; resolves to true to leave. */
  readonly ask: (question: string) => Promise<boolean>;
  /** Navigates to another page; `location.assign` by default. */
  readonly assign?: (url: string) => void;
  readonly reload?: () => void;
  /** Awaited before the page is left, so that writes in flight do not make the browser ask. */
  readonly whenSaved?: () => Promise<void> | undefined;
}

interface NavigationContext extends Pick<NavigationOptions, 'window' | 'ask'> {
  readonly guards: Guards;
  readonly entries: HistoryEntries;
  readonly location: WritableLive<PageLocation>;
}

const findGuard = ({ guards, location }: NavigationContext, target: PageLocation) =>
  target.path === location.current.path ? undefined : guards.findDirty();

/** Calls `go`, if there is a question after the user has confirmed it; resolves to false if the user stays. */
async function confirmThen({ ask, guards }: NavigationContext, question: string | undefined, go: () => void): Promise<boolean> {
  if (question !== undefined) {
    if (!(await ask(question))) return false;
    guards.notifyLeave();
  }
  go();
  return true;
}

function write({ entries, location }: NavigationContext, target: PageLocation, hash: string, replace: boolean): void {
  entries.write(hash, replace);
  location.set(target);
}

/**
 * Updates the location on back, forward, links and changes in the address bar.
 *
 * @returns Removes the listeners.
 */
function listenToBrowser(context: NavigationContext): () => void {
  const { window, entries, location } = context;
  const { history } = window;
  /** Set while history returns to the screen's entry; called on arrival. */
  let onReturned: (() => void) | undefined;
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
    const returned = new Promise<void>((resolve) => (onReturned = resolve));
    if (steps === 0) {
      entries.restore(toHash(formatLocation(location.current)));
      onBrowserMoved();
    } else history.go(-steps);
    const go = () => {
      if (known === undefined || steps === 0) return write(context, target, hash, false);
      isConfirmed = true;
      history.go(steps);
    };
    void returned.then(() => confirmThen(context, question, go));
  }

  function onBrowserMoved(): void {
    const target = parseHash(window.location.hash);
    if (onReturned) {
      if (!target || !isSameLocation(target, location.current)) return;
      const returned = onReturned;
      onReturned = undefined;
      return returned();
    }
    if (!target) return adopt(undefined);
    const guard = isConfirmed ? undefined : findGuard(context, target);
    isConfirmed &&= isSameLocation(target, location.current);
    if (guard) revert(target, guard.question);
    else adopt(target);
  }

  window.addEventListener('popstate', onBrowserMoved);
  window.addEventListener('hashchange', onBrowserMoved);
  return () => {
    window.removeEventListener('popstate', onBrowserMoved);
    window.removeEventListener('hashchange', onBrowserMoved);
  };
}

/**
 * Creates the navigation of the page, on the hash of the address. A change that would lose unsaved work is reverted first, then the
 * user is asked, so that address and screen always match.
 */
export function createNavigation(options: NavigationOptions): NavigationPort & { close(): void } {
  const { window, ask } = options;
  const guards = createGuards(window);
  const location = live<PageLocation>(parseHash(window.location.hash) ?? { path: '/dashboard', query: '' });
  const entries = createHistoryEntries(window);
  const context: NavigationContext = { window, ask, guards, entries, location };
  const removeListeners = listenToBrowser(context);

  /** Leaves the page. */
  const leave = (go: () => void): Promise<boolean> =>
    confirmThen(context, guards.findDirty()?.question, () => {
      const leaveNow = () => {
        guards.allowNextUnload();
        go();
      };
      const saved = options.whenSaved?.();
      if (saved) void saved.then(leaveNow);
      else leaveNow();
    });

  return {
    location,
    navigate(to, { replace = false } = {}) {
      const hash = toHash(to);
      const target = parseHash(hash);
      if (!target || isSameLocation(target, location.current)) return;
      void confirmThen(context, findGuard(context, target)?.question, () => write(context, target, hash, replace));
    },
    href: toHash,
    guard: guards.add,
    assign: (url) => leave(() => (options.assign ?? ((address: string) => window.location.assign(address)))(url)),
    reload: () => leave(() => (options.reload ?? (() => window.location.reload()))()),
    hasUnsaved: () => guards.findDirty() !== undefined,
    savedScroll: entries.savedScroll,
    unlessUnsaved: (go) => confirmThen(context, guards.findDirty()?.question, go),
    close() {
      guards.close();
      entries.close();
      removeListeners();
    },
  };
}
