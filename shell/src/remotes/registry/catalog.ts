import type { Live, Registry, RemoteDeclaration } from '@site-admin/contracts';
import { readRegistry } from './read-registry';
import { live } from '../../page/live';
import { knownRemotes, type DeclarationCache } from './known-remotes';
import type { Attempt } from '../loading/fallback-chain';
import type { Memory } from '../loading/crash-memory';
import type { Overrides } from '../overrides/overrides';
import { attemptOf, planFor, wantedVersion } from './registry';
import type { Plan } from '../outlet/remote-outlet';
import type { KnownRemote } from '../../page/services/remotes';
import type { RegistryAnswer } from './registry-polling';

export interface CatalogueDeps {
  readonly registry: Registry;
  readonly manifests: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly overrides: Overrides;
  readonly memory: Memory;
}

/** What the registry says now, as the page follows it. */
export interface Catalogue {
  readonly registry: () => Registry;
  /** Manifest texts by `manifestUrl`. */
  readonly manifests: ReadonlyMap<string, string>;
  readonly known: Live<readonly KnownRemote[]>;
  plan(name: string): Plan;
  /** The version to show now, if any; an override before what the registry wants. */
  attemptFor(name: string): Attempt | undefined;
  /** Takes a newer registry; answers the remotes for which something else is to be shown. A broken one changes nothing. */
  follow(answer: RegistryAnswer): readonly string[];
  /** An override's declaration has come. */
  learn(name: string, target: string, declaration: RemoteDeclaration): void;
  /** Overrides have changed. */
  refresh(): void;
}

export function createCatalogue({ overrides, memory, ...first }: CatalogueDeps): Catalogue {
  let { registry, chosen } = first;
  const manifests = new Map(Object.entries(first.manifests));
  const fetched = new Map<string, RemoteDeclaration>();
  const cache: DeclarationCache = new Map();

  const read = () => knownRemotes({ registry, chosen, manifests, overrideOf: overrides.of, fetched }, cache);
  const known = live<readonly KnownRemote[]>(read());
  const plan = (name: string) => planFor(name, { registry, chosen, override: overrides.of(name), memory });
  /** What a change of this means: something else is to be shown. */
  const stand = (name: string) => `${registry.remotes[name]?.status ?? 'gone'} ${wantedVersion(registry, chosen, name) ?? ''}`;

  return {
    registry: () => registry,
    manifests,
    known,
    plan,
    attemptFor(name) {
      const override = overrides.of(name);
      if (override) return attemptOf(override);
      const current = plan(name);
      return 'attempts' in current ? current.attempts[0] : undefined;
    },
    follow(answer) {
      const reading = readRegistry(answer.registry);
      if (!reading.ok) return [];
      const names = new Set([...Object.keys(registry.remotes), ...Object.keys(reading.registry.remotes)]);
      const before = new Map([...names].map((name) => [name, stand(name)]));
      // A remote whose entry is broken stays as it was.
      const kept = Object.entries(registry.remotes).filter(([name]) => name in reading.left);
      registry = { ...reading.registry, remotes: { ...reading.registry.remotes, ...Object.fromEntries(kept) } };
      ({ chosen } = answer);
      Object.entries(answer.manifests).forEach(([url, text]) => manifests.set(url, text));
      known.set(read());
      return [...names].filter((name) => before.get(name) !== stand(name));
    },
    learn(name, target, declaration) {
      fetched.set(`${name}@${target}`, declaration);
      known.set(read());
    },
    refresh: () => known.set(read()),
  };
}
