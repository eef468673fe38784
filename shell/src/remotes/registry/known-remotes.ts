import type { Registry, RemoteDeclaration } from '@site-admin/contracts';
import { declarationOf } from './manifest';
import { wantedVersion } from './registry';
import type { Override, KnownRemote } from '../../page/services/remotes';

export interface KnownInput {
  readonly registry: Registry;
  readonly chosen: Readonly<Record<string, string>>;
  readonly manifests: ReadonlyMap<string, string>;
  readonly overrideOf: (name: string) => Override | undefined;
  /** Declarations of overrides, fetched because the page did not carry them. */
  readonly fetched: ReadonlyMap<string, RemoteDeclaration>;
}

/** Parsing is the dear part, and texts rarely change: read each once. */
export type DeclarationCache = Map<string, RemoteDeclaration | undefined>;

function declared(name: string, text: string | undefined, cache: DeclarationCache): RemoteDeclaration | undefined {
  if (text === undefined) return undefined;
  if (!cache.has(text)) cache.set(text, declarationOf(name, text));
  return cache.get(text);
}

/**
 * What menus and routes know of every remote. The wanted version's declaration where it is at hand, else that of the one
 * before: a version with a broken manifest must not take its remote's screens out of the menu.
 */
export function knownRemotes(input: KnownInput, cache: DeclarationCache): KnownRemote[] {
  const { registry, chosen, manifests, overrideOf, fetched } = input;
  return Object.entries(registry.remotes).map(([name, entry]) => {
    const override = overrideOf(name);
    const wanted = override?.target ?? wantedVersion(registry, chosen, name) ?? undefined;
    const textOf = (version: string | null | undefined) => {
      const published = version ? entry.versions[version] : undefined;
      return published ? manifests.get(published.manifestUrl) : undefined;
    };
    const declaration =
      (override && fetched.get(`${name}@${override.target}`)) ??
      declared(name, textOf(wanted), cache) ??
      declared(name, textOf(entry.active), cache) ??
      declared(name, textOf(entry.previous), cache);
    return { name, version: wanted, status: entry.status, reason: entry.reason, declaration };
  });
}
