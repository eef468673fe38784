import * as v from 'valibot';

/** What this browser stores about remotes between visits, shared by its tabs. */
const sharedRecord = v.object({
  /** The last version of each remote that was ready and ran without errors, and when that was (Unix ms). */
  good: v.optional(v.record(v.string(), v.object({ version: v.string(), at: v.number() })), {}),
  /** Crashes during the start of a version, by `name@version`: how many, and the time of the last one (Unix ms). */
  crashes: v.optional(v.record(v.string(), v.object({ count: v.number(), at: v.number() })), {}),
});
type SharedRecord = v.InferOutput<typeof sharedRecord>;

/** The versions a tab is starting, by remote. It is not empty at the next start if the tab crashed. */
const startingRecord = v.record(v.string(), v.string());
type StartingRecord = v.InferOutput<typeof startingRecord>;

const sharedKey = 'site-admin:remotes';
const startingKey = 'site-admin:starting';
const day = 24 * 60 * 60 * 1000;
const crashLifetime = day;
/** Older versions are unlikely to work with the site of today. */
const goodLifetime = 30 * day;
const crashesToSkip = 2;
/** Crashes within this time count once: tabs restored together after one crash of the browser. */
const sameCrash = 5_000;
const maxEntries = 50;

/** Stores which versions are stable in this browser, and which ones crash the page on start. */
export interface CrashMemory {
  lastGood(name: string): string | undefined;
  /** True for a version whose start crashed the page twice. */
  isCrashing(name: string, version: string): boolean;
  /** Called before any code of a version runs. */
  markStarting(name: string, version: string): void;
  /** Called when the start has succeeded or failed. */
  markStarted(name: string): void;
  /** Called when a version has run without errors: it is a fallback from then on. */
  markStable(name: string, version: string): void;
  /** Called when the page is left: pending starts are no crashes. */
  clearStarting(): void;
  /** Called when the user retries. */
  resetCrashes(name: string): void;
}

export interface CrashMemoryDeps {
  /** Shared by the tabs of the browser; undefined where storage is forbidden. */
  readonly localStorage: Storage | undefined;
  /** Of this tab. */
  readonly sessionStorage: Storage | undefined;
  /** Unix ms. */
  readonly now: () => number;
}

/** Creates access to a stored value. If it cannot be stored, it lasts until the page is closed. */
function createStored<T>(storage: Storage | undefined, key: string, parse: (json: unknown) => T) {
  let unstored: T | undefined;
  return {
    read(): T {
      if (unstored) return unstored;
      try {
        return parse(JSON.parse(storage?.getItem(key) ?? '{}'));
      } catch {
        return parse({});
      }
    },
    write(value: T): void {
      try {
        if (!storage) unstored = value;
        storage?.setItem(key, JSON.stringify(value));
      } catch {
        unstored = value;
      }
    },
  };
}

/** Returns the newest entries, without those that have expired or are dated in the future. */
function keepCurrent<T extends { readonly at: number }>(entries: Readonly<Record<string, T>>, lifetime: number, now: number) {
  const current = Object.entries(entries).filter(([, { at }]) => at <= now && now - at < lifetime);
  return Object.fromEntries(current.sort(([, one], [, other]) => one.at - other.at).slice(-maxEntries));
}

const withoutExpired = ({ good, crashes }: SharedRecord, now: number): SharedRecord => ({
  good: keepCurrent(good, goodLifetime, now),
  crashes: keepCurrent(crashes, crashLifetime, now),
});

function withCrash(record: SharedRecord, id: string, now: number): SharedRecord {
  const { count, at } = record.crashes[id] ?? { count: 0, at: -Infinity };
  if (now - at < sameCrash) return record;
  return { ...record, crashes: { ...record.crashes, [id]: { count: count + 1, at: now } } };
}

/** Creates the crash memory. A start that was pending when this tab was last closed is counted as a crash. */
export function createCrashMemory({ localStorage, sessionStorage, now }: CrashMemoryDeps): CrashMemory {
  const shared = createStored(localStorage, sharedKey, (json): SharedRecord => v.parse(sharedRecord, json));
  const starting = createStored(sessionStorage, startingKey, (json): StartingRecord => v.parse(startingRecord, json));
  const read = () => withoutExpired(shared.read(), now());
  /** Reads before each write, as other tabs write too. */
  const update = (change: (record: SharedRecord) => SharedRecord) => shared.write(withoutExpired(change(read()), now()));

  const crashed = Object.entries(starting.read());
  if (crashed.length > 0)
    update((record) => crashed.reduce((all, [name, version]) => withCrash(all, `${name}@${version}`, now()), record));
  starting.write({});

  return {
    lastGood: (name) => read().good[name]?.version,
    isCrashing: (name, version) => (read().crashes[`${name}@${version}`]?.count ?? 0) >= crashesToSkip,
    markStarting: (name, version) => starting.write({ ...starting.read(), [name]: version }),
    markStarted: (name) =>
      starting.write(Object.fromEntries(Object.entries(starting.read()).filter(([other]) => other !== name))),
    markStable: (name, version) =>
      update(({ good, crashes }) => ({
        good: { ...good, [name]: { version, at: now() } },
        crashes: Object.fromEntries(Object.entries(crashes).filter(([id]) => id !== `${name}@${version}`)),
      })),
    clearStarting: () => starting.write({}),
    resetCrashes: (name) =>
      update(({ good, crashes }) => ({
        good,
        crashes: Object.fromEntries(Object.entries(crashes).filter(([id]) => !id.startsWith(`${name}@`))),
      })),
  };
}
