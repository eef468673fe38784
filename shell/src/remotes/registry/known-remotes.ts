import type { PageRegistry, RemoteDeclaration } from '@site-admin/contracts';
import type { KnownRemote, Override } from '../../page/services/remotes';
import { parseDeclaration } from './manifest';
import { getWantedVersion } from './plan';

export interface KnownInput {
  readonly registry: PageRegistry;
  /** Remotes whose entry of the registry is broken. */
  readonly unreadable: readonly string[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly manifests: ReadonlyMap<string, string>;
  readonly getOverride: (name: string) => Override | undefined;
  /** Declarations of overrides, by `name@target`; the page's data does not contain them. */
  readonly fetched: ReadonlyMap<string, RemoteDeclaration>;
}

/** Declarations by remote and the text of their manifest, to avoid parsing them again. */
export type DeclarationCache = Map<string, RemoteDeclaration | undefined>;

function getDeclaration(name: string, text: string | undefined, cache: DeclarationCache): RemoteDeclaration | undefined {
  if (text === undefined) return undefined;
  const key = `${name}\n${text}`;
  if (!cache.has(key)) cache.set(key, parseDeclaration(name, text));
  return cache.get(key);
}

/**
 * Returns the remotes for menus and routes. Each has the declaration of its wanted version, else of the active or the previous one: an
 * invalid manifest must not remove the screens of a remote from the menu.
 */
export function listKnownRemotes(input: KnownInput, cache: DeclarationCache): KnownRemote[] {
  const { registry, unreadable, chosen, manifests, getOverride, fetched } = input;
  const known = Object.entries(registry.remotes).map(([name, entry]): KnownRemote => {
    const override = getOverride(name);
    const wanted = override?.target ?? getWantedVersion(registry, chosen, name) ?? undefined;
    const getText = (version: string | null | undefined) => {
      const published = version ? entry.versions[version] : undefined;
      return published ? manifests.get(published.manifestUrl) : undefined;
    };
    const declaration =
      (override && fetched.get(`${name}@${override.target}`)) ??
      getDeclaration(name, getText(wanted), cache) ??
      getDeclaration(name, getText(entry.active), cache) ??
      getDeclaration(name, getText(entry.previous), cache);
    return { name, version: wanted, status: entry.status, reason: entry.reason, declaration };
  });
  const broken = unreadable.filter((name) => !Object.hasOwn(registry.remotes, name));
  return [
    ...known,
    ...broken.map((name) => ({ name, version: undefined, status: 'live' as const, reason: undefined, declaration: undefined })),
  ];
}
