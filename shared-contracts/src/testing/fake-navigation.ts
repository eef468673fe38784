import type { Navigation, PageLocation } from '../remote';
import type { Handles } from './handles';
import { createLive } from './live';

/** The recorded navigation of a test. */
export interface NavigationLog {
  /** The current route with its query: `/settings?term=cdn`. */
  readonly at: string;
  /** Every route visited, the first one included. */
  readonly visited: readonly string[];
  /** Addresses passed to `assign` and not blocked by a guard. */
  readonly assigned: readonly string[];
  /** The number of reloads the shell was asked for. */
  readonly reloads: number;
  /** Called by the shell's services instead of reloading. */
  countReload(): void;
  /** Questions of guards that were displayed. */
  readonly questions: readonly string[];
  /** Sets the user's choice for the next questions. Default: `leave`. */
  setLeaveChoice(choice: 'leave' | 'stay'): void;
  /** Navigates as the user does, by the frame or the address bar. */
  go(to: string): void;
}

type Guard = Parameters<Navigation['guard']>[0];

function parseLocation(route: string): PageLocation {
  const [path = '/', query = ''] = route.replace(/^#/, '').split('?', 2);
  return { path: path.startsWith('/') ? path : `/${path}`, query };
}

const toRoute = ({ path, query }: PageLocation) => (query === '' ? path : `${path}?${query}`);

export function createFakeNavigation(start: string, handles: Handles): { log: NavigationLog; navigation: Navigation } {
  const location = createLive('navigation.location', parseLocation(start), handles);
  const guards = new Set<Guard>();
  const visited = [toRoute(location.live.current)];
  const assigned: string[] = [];
  const asked: string[] = [];
  let choice: 'leave' | 'stay' = 'leave';
  let reloads = 0;

  function mayLeave(): boolean {
    const dirty = [...guards].filter((guard) => guard.isDirty());
    asked.push(...dirty.map(({ question }) => question));
    if (dirty.length > 0 && choice === 'stay') return false;
    dirty.forEach((guard) => guard.onLeave?.());
    return true;
  }

  function navigate(to: string): void {
    const target = parseLocation(to);
    // As in the shell: only another path can lose unsaved work.
    if (target.path !== location.live.current.path && !mayLeave()) return;
    location.set(target);
    visited.push(toRoute(location.live.current));
  }

  const navigation: Navigation = {
    location: location.live,
    navigate: (to) => navigate(to),
    href: (to) => `#${to}`,
    guard(guard) {
      const release = handles.hold('navigation.guard');
      guards.add(guard);
      return () => {
        guards.delete(guard);
        release();
      };
    },
    assign(url) {
      if (mayLeave()) assigned.push(url);
    },
  };
  return {
    navigation,
    log: {
      get at() {
        return toRoute(location.live.current);
      },
      visited,
      assigned,
      questions: asked,
      get reloads() {
        return reloads;
      },
      countReload: () => void (reloads += 1),
      setLeaveChoice: (next) => (choice = next),
      go: navigate,
    },
  };
}
