import type { CrashMemory } from '../loading/crash-memory';
import type { OutletControl } from '../outlet/outlet-types';
import type { Overrides } from '../overrides/overrides';
import type { Catalog } from './catalog';

export interface NeededVersionsDeps {
  readonly catalog: Catalog;
  readonly overrides: Overrides;
  readonly crashMemory: CrashMemory;
  /** The open outlets. */
  readonly outlets: ReadonlySet<OutletControl>;
}

/**
 * Returns the versions this page needs although they may not be live, as `name@version`: overrides, those it shows, which may be withdrawn,
 * and the last good ones. Live ones are included: they may not be any more when the response is created.
 */
export function listNeededVersions({ catalog, overrides, crashMemory, outlets }: NeededVersionsDeps): string[] {
  const overridden = overrides.live.current.map(({ remote, target }) => [remote, target]);
  const shown = [...outlets].map(({ remote, shown: mounted }) => [
    remote,
    mounted?.attempt.address ? undefined : mounted?.version,
  ]);
  const good = Object.keys(catalog.getRegistry().remotes).map((name) => [name, crashMemory.lastGood(name)]);
  const needed = [...overridden, ...shown, ...good].filter(([, version]) => version !== undefined && !version.includes('://'));
  return [...new Set(needed.map((each) => each.join('@')))].sort();
}
