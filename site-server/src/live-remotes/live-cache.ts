/** Choices that are cached: one for each set of candidates that users have. */
const maxChoices = 100;

export interface Composed<T> {
  readonly live: T;
  /** False where something may be repaired at any time: it is composed again by the next call. */
  readonly isWhole: boolean;
}

/** Returns what is live for a choice of versions: the same object for all users with this choice, until the registry changes. */
export type ReadComposed<T> = (registry: object, choice: string, compose: () => Promise<Composed<T>>) => Promise<T>;

export function createLiveCache<T>(): ReadComposed<T> {
  const byRegistry = new WeakMap<object, Map<string, Promise<T>>>();

  return (registry, choice, compose) => {
    const known = byRegistry.get(registry) ?? new Map<string, Promise<T>>();
    byRegistry.set(registry, known);
    const existing = known.get(choice);
    if (existing) return existing;
    const forget = () => void known.delete(choice);
    const composing = compose().then(({ live, isWhole }) => {
      if (!isWhole) forget();
      return live;
    });
    if (known.size < maxChoices) known.set(choice, composing);
    composing.catch(forget);
    return composing;
  };
}
