import type { PageLocation } from '@site-admin/contracts';
import type { WritableLive } from '../page/live';
import type { Guards } from './guards';
import type { HistoryEntries } from './history-entries';

/** Dependencies and state of the navigation. */
export interface NavigationContext {
  readonly window: Window;
  /** Asks the user; resolves to true to leave. */
  readonly ask: (question: string) => Promise<boolean>;
  readonly guards: Guards;
  readonly entries: HistoryEntries;
  readonly location: WritableLive<PageLocation>;
}

/** Returns the guard whose work would be lost by navigating to `target`. */
export const findGuard = ({ guards, location }: NavigationContext, target: PageLocation) =>
  target.path === location.current.path ? undefined : guards.findDirty();

/** Calls `go`, if there is a question after the user has confirmed it; resolves to false if the user stays. */
export async function confirmThen(
  { ask, guards }: NavigationContext,
  question: string | undefined,
  go: () => void,
): Promise<boolean> {
  if (question !== undefined) {
    if (!(await ask(question))) return false;
    guards.notifyLeave();
  }
  go();
  return true;
}

/** Writes a history entry and changes the location. */
export function writeLocation(
  { entries, location }: NavigationContext,
  target: PageLocation,
  { hash, replace = false }: { readonly hash: string; readonly replace?: boolean },
): void {
  entries.write(hash, replace);
  location.set(target);
}
