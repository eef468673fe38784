import { isExclusivePoint, type Registry, type RemoteManifest } from '@site-admin/contracts';
import { readManifest } from './published';
import type { Store } from '../stores/store';

type Named = Pick<RemoteManifest, 'container' | 'declaration'>;

const getPaths = ({ declaration }: Named) =>
  declaration.pages.flatMap(({ path, routes }) => routes?.map((route) => route.path) ?? [path]);

const getExclusivePoints = ({ declaration }: Named) =>
  declaration.extensions.map(({ point }) => point).filter((point) => isExclusivePoint(point));

const isParameter = (segment: string) => segment.startsWith(':');

/** Returns whether some location matches both declared paths. */
function overlaps(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  for (let at = 0; ; at += 1) {
    const [mine, theirs] = [left[at], right[at]];
    if (mine === '*' || theirs === '*') return true;
    if (mine === undefined || theirs === undefined) return mine === theirs;
    if (mine !== theirs && !isParameter(mine) && !isParameter(theirs)) return false;
  }
}

/** Returns what a manifest would take from another remote, one sentence each. */
export function findTakeovers(manifest: Named, others: readonly Named[]): string[] {
  const { name, emits } = manifest.declaration;
  const foreign = emits.filter((event) => !event.startsWith(`${name}/`));
  return [
    ...foreign.map((event) => `It emits ${event}, which only the remote ${event.split('/')[0]} may emit.`),
    ...others.flatMap((other) => {
      const owner = other.declaration.name;
      const taken = getPaths(manifest).filter((path) => getPaths(other).some((theirs) => overlaps(path, theirs)));
      const filled = getExclusivePoints(manifest).filter((point) => getExclusivePoints(other).includes(point));
      return [
        ...(other.container === manifest.container ? [`Its container ${manifest.container} is that of ${owner}.`] : []),
        ...taken.map((path) => `Its route ${path} is that of ${owner}.`),
        ...filled.map((point) => `Its extension point ${point} is filled by ${owner}, and by one remote only.`),
      ];
    }),
  ];
}

/** Returns the manifests of the live, previous and candidate versions of every other remote. */
export async function readOthers(store: Store, registry: Registry, name: string): Promise<RemoteManifest[]> {
  const versions = Object.entries(registry.remotes).flatMap(([other, remote]) => {
    if (other === name) return [];
    const { active, previous, rollout } = remote;
    const ids = [active, previous, rollout?.candidate].filter((id) => typeof id === 'string');
    return [...new Set(ids)].flatMap((id) => remote.versions[id] ?? []);
  });
  const manifests = await Promise.all(versions.map((published) => readManifest(store, published)));
  return manifests.flatMap((manifest) => ('value' in manifest ? [manifest.value] : []));
}
