import * as v from 'valibot';

/** What this browser remembers of remotes between visits. */
const remembered = v.object({
  /** The last version that was ready and stayed free of errors. */
  good: v.optional(v.record(v.string(), v.string()), {}),
  /** The version being started right now; still there at the next start when it took the page with it. */
  attempting: v.optional(v.record(v.string(), v.string()), {}),
  /** How often a version took the page with it, by `name@version`, and when last (Unix ms). */
  deaths: v.optional(v.record(v.string(), v.object({ count: v.number(), at: v.number() })), {}),
});
type Remembered = v.InferOutput<typeof remembered>;

const storageKey = 'site-admin:remotes';
/** A version that killed the page is given another chance after a day. */
const forgiveAfter = 24 * 60 * 60 * 1000;
const deathsToSkip = 2;

export interface Memory {
  lastGood(name: string): string | undefined;
  /** True for a version that took the page down at start twice. */
  isDeadly(name: string, version: string): boolean;
  /** Called before any code of a version runs. */
  begin(name: string, version: string): void;
  /** It is up, or it failed without taking the page along. */
  end(name: string): void;
  /** It was ready and stayed free of errors: it has earned to be fallen back on. */
  earned(name: string, version: string): void;
  /** The page is being left in good order: nothing that was starting is to blame. */
  leave(): void;
  /** A person asked to try again. */
  forgive(name: string): void;
}

/** Storage may be off, full or full of garbage; then the page lives without memory. */
function read(storage: Storage | undefined): Remembered {
  try {
    return v.parse(remembered, JSON.parse(storage?.getItem(storageKey) ?? '{}'));
  } catch {
    return { good: {}, attempting: {}, deaths: {} };
  }
}

function withoutRemote<T>(deaths: Record<string, T>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(deaths).filter(([id]) => !id.startsWith(`${name}@`)));
}

/** Counts the deaths of the page before this one, once, and remembers from here on. */
export function createMemory(storage: Storage | undefined, now: () => number): Memory {
  const state = read(storage);
  for (const [name, version] of Object.entries(state.attempting)) {
    const id = `${name}@${version}`;
    state.deaths[id] = { count: (state.deaths[id]?.count ?? 0) + 1, at: now() };
  }
  state.attempting = {};

  function keep(): void {
    try {
      storage?.setItem(storageKey, JSON.stringify(state));
    } catch {
      // A full or forbidden storage costs the memory, nothing else.
    }
  }
  keep();

  return {
    lastGood: (name) => state.good[name],
    isDeadly(name, version) {
      const death = state.deaths[`${name}@${version}`];
      return death !== undefined && death.count >= deathsToSkip && now() - death.at < forgiveAfter;
    },
    begin(name, version) {
      state.attempting[name] = version;
      keep();
    },
    end(name) {
      delete state.attempting[name];
      keep();
    },
    earned(name, version) {
      state.good[name] = version;
      delete state.deaths[`${name}@${version}`];
      keep();
    },
    leave() {
      state.attempting = {};
      keep();
    },
    forgive(name) {
      state.deaths = withoutRemote(state.deaths, name);
      keep();
    },
  };
}
