import type { PageLocation } from '@site-admin/contracts';
import { live } from '../page/live';
import { createGuards } from './guards';
import { hashOf, isSameLocation, parseHash, textOf } from './hash';
import type { NavigationPort } from '../page/services/navigation';
import { createScrollPositions } from './scroll-positions';

export interface NavigationOptions {
  readonly window: Window;
  /** Asks the person; true to leave. */
  readonly ask: (question: string) => Promise<boolean>;
  /** Leaves the page. */
  readonly assign?: (url: string) => void;
  readonly reload?: () => void;
  /** Awaited before the page is left, so that writes in flight do not make the browser ask. */
  readonly whenSaved?: () => Promise<void> | undefined;
}

/** Our mark on a history entry: how many entries of this page lie before it, which tells back from forward. */
const indexKey = 'siteAdminIndex';

function indexIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !(indexKey in state)) return undefined;
  return typeof state[indexKey] === 'number' ? state[indexKey] : undefined;
}

/**
 * The page's navigation on the hash of the address. A change that would lose unsaved work is taken back first, whatever made
 * it (link, back, forward, address bar), then the person is asked: address and screen never tell different things.
 */
export function createNavigation(options: NavigationOptions): NavigationPort & { close(): void } {
  const { window, ask } = options;
  const { history } = window;
  const guards = createGuards(window);
  const location = live<PageLocation>(parseHash(window.location.hash) ?? { path: '/dashboard', query: '' });
  const first = indexIn(history.state);
  let index = first ?? 0;
  const scroll = createScrollPositions(window, first !== undefined, () => index);
  /** Set while history travels back to the entry of the screen; called on arrival. */
  let onReturned: (() => void) | undefined;
  /** Set while history travels on to where the person chose to go: a guard that is slow to clear is not asked twice. */
  let isPassing = false;

  const mark = (at: number) => ({ ...(history.state as object | null), [indexKey]: at });
  history.replaceState(mark(index), '');

  /** Takes the entry the browser stands on as ours. */
  function adopt(target: PageLocation | undefined): void {
    const known = indexIn(history.state);
    // The browser reports a change of entry twice, by popstate and by hashchange.
    if (known !== index) scroll.save(index);
    index = known ?? index + 1;
    if (known === undefined) {
      history.replaceState(mark(index), '');
      scroll.dropFrom(index);
    }
    if (target && !isSameLocation(target, location.current)) location.set(target);
  }

  function write(target: PageLocation, hash: string, replace: boolean): void {
    if (!replace) {
      scroll.save(index);
      index += 1;
    }
    scroll.dropFrom(index);
    if (replace) history.replaceState(mark(index), '', hash);
    else history.pushState({ [indexKey]: index }, '', hash);
    location.set(target);
  }

  const guardOn = (target: PageLocation) => (target.path === location.current.path ? undefined : guards.dirty());

  /** Runs `go` at once, or after the person has given up what would be lost; false when it was not. */
  async function unlessLost(question: string | undefined, go: () => void): Promise<boolean> {
    if (question !== undefined) {
      if (!(await ask(question))) return false;
      guards.leave();
    }
    go();
    return true;
  }

  /** The browser has moved on while something is unsaved: back to where the screen still is, then ask. */
  function takeBack(target: PageLocation, question: string): void {
    const hash = window.location.hash;
    const known = indexIn(history.state);
    const steps = known === undefined ? 1 : known - index;
    const returned = new Promise<void>((resolve) => {
      onReturned = resolve;
    });
    if (steps === 0) history.replaceState(mark(index), '', hashOf(textOf(location.current)));
    else history.go(-steps);
    if (steps === 0) onBrowserMoved();
    void returned.then(() =>
      unlessLost(question, () => {
        if (known === undefined || steps === 0) return write(target, hash, false);
        isPassing = true;
        history.go(steps);
      }),
    );
  }

  /** Leaves the page altogether. */
  function leave(go: () => void): Promise<boolean> {
    return unlessLost(guards.dirty()?.question, () => {
      const leaveNow = () => {
        guards.release();
        go();
      };
      const saved = options.whenSaved?.();
      if (saved) void saved.then(leaveNow);
      else leaveNow();
    });
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
    const guard = isPassing ? undefined : guardOn(target);
    isPassing &&= isSameLocation(target, location.current);
    if (guard) takeBack(target, guard.question);
    else adopt(target);
  }

  window.addEventListener('popstate', onBrowserMoved);
  window.addEventListener('hashchange', onBrowserMoved);

  return {
    location,
    navigate(to, { replace = false } = {}) {
      const hash = hashOf(to);
      const target = parseHash(hash);
      if (!target || isSameLocation(target, location.current)) return;
      void unlessLost(guardOn(target)?.question, () => write(target, hash, replace));
    },
    href: hashOf,
    guard: guards.add,
    assign: (url) => leave(() => (options.assign ?? ((address: string) => window.location.assign(address)))(url)),
    reload: () => leave(() => (options.reload ?? (() => window.location.reload()))()),
    hasUnsaved: () => guards.dirty() !== undefined,
    savedScroll: () => scroll.read(index),
    unlessUnsaved: (go) => unlessLost(guards.dirty()?.question, go),
    close() {
      guards.close();
      scroll.close();
      window.removeEventListener('popstate', onBrowserMoved);
      window.removeEventListener('hashchange', onBrowserMoved);
    },
  };
}
