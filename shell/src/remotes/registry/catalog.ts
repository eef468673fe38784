import type { Live, PageRegistry, RemoteDeclaration } from '@site-admin/contracts';
import { live } from '../../page/live';
import type { KnownRemote } from '../../page/services/remotes';
import type { CrashMemory } from '../loading/crash-memory';
import type { Attempt } from '../loading/fallback-chain';
import type { Overrides } from '../overrides/overrides';
import { listKnownRemotes, type DeclarationCache } from './known-remotes';
import { createPlan, getWantedVersion, type Plan } from './plan';
import { readRegistry } from './read-registry';
import type { RegistryUpdate } from './fetch-registry';

export interface CatalogDeps {
  readonly registry: PageRegistry;
  /** Remotes whose entry of the registry is broken. */
  readonly unreadable: readonly string[];
  readonly manifests: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly overrides: Overrides;
  readonly crashMemory: CrashMemory;
}

/** The current registry of this page, with what is derived from it for each remote. */
export interface Catalog {
  readonly getRegistry: () => PageRegistry;
  /** Manifest texts by `manifestUrl`. */
  readonly manifests: ReadonlyMap<string, string>;
  readonly known: Live<readonly KnownRemote[]>;
  getPlan(name: string): Plan;
  /** The version to show now, the first of the plan. */
  getAttempt(name: string): Attempt | undefined;
  /** Replaces the registry; returns the remotes whose wanted version or status changed. An invalid registry is ignored. */
  update(update: RegistryUpdate): readonly string[];
  /** Adds the declaration of an override. */
  addDeclaration(name: string, target: string, declaration: RemoteDeclaration): void;
  /** Called when overrides have changed. */
  refresh(): void;
}

/** Returns `next`, with the previous entries of remotes whose new ones are broken. */
function keepPreviousEntries(before: PageRegistry, next: PageRegistry, broken: readonly string[]): PageRegistry {
  const kept = Object.entries(before.remotes).filter(([name]) => broken.includes(name));
  return { ...next, remotes: { ...next.remotes, ...Object.fromEntries(kept) } };
}

type Published = Pick<CatalogDeps, 'registry' | 'chosen'>;

/** Identifies what a remote shows. */
const toKey = ({ registry, chosen }: Published, name: string) =>
  `${registry.remotes[name]?.status ?? 'removed'} ${getWantedVersion(registry, chosen, name) ?? ''}`;

/** Returns the names of the remotes that show something else in `next`. */
function findChanged(before: Published, next: Published): string[] {
  const names = new Set([...Object.keys(before.registry.remotes), ...Object.keys(next.registry.remotes)]);
  return [...names].filter((name) => toKey(before, name) !== toKey(next, name));
}

export function createCatalog({ overrides, crashMemory, ...first }: CatalogDeps): Catalog {
  let { registry, chosen, unreadable } = first;
  const manifests = new Map(Object.entries(first.manifests));
  const fetched = new Map<string, RemoteDeclaration>();
  const cache: DeclarationCache = new Map();

  const list = () => listKnownRemotes({ registry, unreadable, chosen, manifests, getOverride: overrides.get, fetched }, cache);
  const known = live<readonly KnownRemote[]>(list());
  const getPlan = (name: string) => createPlan(name, { registry, chosen, override: overrides.get(name), crashMemory });

  return {
    getRegistry: () => registry,
    manifests,
    known,
    getPlan,
    getAttempt(name) {
      const plan = getPlan(name);
      return 'attempts' in plan ? plan.attempts[0] : undefined;
    },
    update(update) {
      const reading = readRegistry(update.registry);
      if (!reading.ok) return [];
      const before = { registry, chosen };
      unreadable = Object.keys(reading.broken);
      registry = keepPreviousEntries(registry, reading.registry, unreadable);
      ({ chosen } = update);
      Object.entries(update.manifests).forEach(([url, text]) => manifests.set(url, text));
      known.set(list());
      return findChanged(before, { registry, chosen });
    },
    addDeclaration(name, target, declaration) {
      fetched.set(`${name}@${target}`, declaration);
      known.set(list());
    },
    refresh: () => known.set(list()),
  };
}
