import type { PageLocation } from '@site-admin/contracts';
import { live, type WritableLive } from '../page/live';
import type { NavigationPort } from '../page/services/navigation';
import { createGuards, type Guards } from './guards';
import { toHash, isSameLocation, parseHash, formatLocation } from './hash';
import { createHistoryEntries, type HistoryEntries } from './history-entries';

export interface NavigationOptions {
  readonly window: Window;
  /** Asks the user; resolves with true to leave. */
  readonly ask: (question: string) => Promise<boolean>;
  /** Leaves the page. */
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

/** Calls `go` at once, or after the user has given up what would be lost; resolves with false where the user stays. */
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

/** Follows the browser: back, forward, links and the address bar. Returns how to stop. */
function listenToBrowser(context: NavigationContext): () => void {
  const { window, entries, location } = context;
  const { history } = window;
  /** Set while history returns to the entry of the screen; called on arrival. */
  let onReturned: (() => void) | undefined;
  /** Set while history goes on to where the user chose to go: a guard that is slow to clear does not ask twice. */
  let isConfirmed = false;

  function adopt(target: PageLocation | undefined): void {
    entries.adopt();
    if (target && !isSameLocation(target, location.current)) location.set(target);
  }

  /** Returns to the entry of the screen, then asks. */
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
 * Creates the navigation of the page, on the hash of the address. A change that would lose unsaved work is taken back first, whatever
 * caused it, then the user is asked: address and screen always match.
 */
export function createNavigation(options: NavigationOptions): NavigationPort & { close(): void } {
  const { window, ask } = options;
  const guards = createGuards(window);
  const location = live<PageLocation>(parseHash(window.location.hash) ?? { path: '/dashboard', query: '' });
  const entries = createHistoryEntries(window);
  const context: NavigationContext = { window, ask, guards, entries, location };
  const stopFollowing = listenToBrowser(context);

  /** Leaves the page altogether. */
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
      stopFollowing();
    },
  };
}
