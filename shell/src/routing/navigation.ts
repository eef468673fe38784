import type { PageLocation } from '@site-admin/contracts';
import { live } from '../page/live';
import type { NavigationPort } from '../page/services/navigation';
import { createGuards } from './guards';
import { isSameLocation, parseHash, toHash } from './hash';
import { createHistoryEntries } from './history-entries';
import { listenToBrowser } from './listen-to-browser';
import { confirmThen, findGuard, writeLocation, type NavigationContext } from './navigation-context';

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

/** Calls `go`, which leaves the page, after the user's confirmation and pending writes. */
function leavePage(context: NavigationContext, { whenSaved }: NavigationOptions, go: () => void): Promise<boolean> {
  const { guards } = context;
  return confirmThen(context, guards.findDirty()?.question, () => {
    const leave = () => {
      guards.allowNextUnload();
      go();
    };
    const saved = whenSaved?.();
    if (saved) void saved.then(leave);
    else leave();
  });
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

  const leave = (go: () => void) => leavePage(context, options, go);

  return {
    location,
    navigate(to, { replace = false } = {}) {
      const hash = toHash(to);
      const target = parseHash(hash);
      if (!target || isSameLocation(target, location.current)) return;
      void confirmThen(context, findGuard(context, target)?.question, () => writeLocation(context, target, { hash, replace }));
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
