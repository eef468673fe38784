import type { PageRegistry, PageRemote, PageVersion, PublishedVersion, RegisteredRemote, Registry } from '@site-admin/contracts';
import type { RegistryFile } from './registry-reader';

/** Versions that a page requested in addition, by remote. */
export type RequestedVersions = Readonly<Record<string, readonly string[]>>;

/** A page requests the version of each remote that last worked, those it shows, and overrides. */
const maxRequested = 200;

/** Returns the versions of a query `with=settings@1.4.2,dashboard@1.0.0`, which may be repeated. */
export function toRequestedVersions(given: unknown): RequestedVersions {
  const texts = [given].flat().filter((text) => typeof text === 'string');
  const pairs = texts.join(',').split(',').slice(0, maxRequested);
  const requested = new Map<string, string[]>();
  for (const [remote = '', version = ''] of pairs.map((pair) => pair.split('@')))
    requested.set(remote, [...(requested.get(remote) ?? []), version]);
  return Object.fromEntries(requested);
}

/** Returns the requested versions that are published and that pages do not receive anyway: most pages need none. */
export function selectRequested({ remotes }: Registry, requested: RequestedVersions): RequestedVersions {
  const added = Object.entries(remotes).map(([name, { active, previous, status, versions }]): [string, string[]] => {
    const given = new Set(status !== 'disabled' && Object.hasOwn(requested, name) ? requested[name] : []);
    return [name, Object.keys(versions).filter((id) => given.has(id) && id !== active && id !== previous)];
  });
  return Object.fromEntries(added.filter(([, ids]) => ids.length > 0));
}

const toPageVersion = ({ manifestUrl, manifestIntegrity, signature, withdrawn }: PublishedVersion): PageVersion => ({
  manifestUrl,
  manifestIntegrity,
  ...(signature && { signature }),
  ...(withdrawn && { withdrawn }),
});

/** Withdrawn versions are included, with the reason: a page may show one. */
function toPageRemote(remote: RegisteredRemote, further: readonly (string | undefined)[]): PageRemote {
  const { active, previous, status, reason } = remote;
  const ids = new Set([active, previous, ...further]);
  const versions = Object.entries(remote.versions).filter(([id]) => ids.has(id));
  return {
    ...{ active, previous, status },
    ...(reason !== undefined && { reason }),
    versions: Object.fromEntries(versions.map(([id, version]) => [id, toPageVersion(version)])),
  };
}

/** Returns the registry as a page receives it. Invalid entries are as stored, so that the page can report them. */
export function toPageRegistry(
  { registry, invalid }: { readonly registry: Registry; readonly invalid: RegistryFile['invalid'] },
  { chosen, requested }: { readonly chosen: Readonly<Record<string, string>>; readonly requested: RequestedVersions },
): Omit<PageRegistry, 'remotes'> & { readonly remotes: Readonly<Record<string, unknown>> } {
  const { schema, revision, contract, remotes } = registry;
  const cut = Object.entries(remotes).map(([name, remote]) => {
    const further = [chosen[name], ...(requested[name] ?? [])];
    return [name, toPageRemote(remote, further)];
  });
  return { schema, revision, contract, remotes: { ...Object.fromEntries(cut), ...invalid } };
}
