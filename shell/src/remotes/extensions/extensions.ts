import { isExclusivePoint, type ExtensionPointName, type Extensions, type Live } from '@site-admin/contracts';
import { skip } from 'rxjs';
import type { IsInAudience, KnownRemote } from '../../page/services/remotes';
import type { Attempt } from '../loading/fallback-chain';
import { openExtension, type ExtensionMountDeps } from './extension-mounts';
import { createExtensionSlot } from './extension-slots';

export interface ExtensionsDeps extends ExtensionMountDeps {
  readonly known: Live<readonly KnownRemote[]>;
  readonly isInAudience: IsInAudience;
}

/** Returns the remotes that fill a point: of one with a single place only the first, as with routes. */
function findOwners(point: ExtensionPointName, known: readonly KnownRemote[]): readonly KnownRemote[] {
  if (!isExclusivePoint(point)) return known;
  const owner = known.find(({ declaration }) => declaration?.extensions.some((extension) => extension.point === point));
  return owner ? [owner] : [];
}

/** Returns the names of the remotes with an extension at a point for this viewer, in the declared order. */
function findRemotes(point: ExtensionPointName, { known, isInAudience }: ExtensionsDeps): string[] {
  return findOwners(point, known.current)
    .filter(({ status }) => status !== 'disabled')
    .flatMap(({ name, declaration }) =>
      (declaration?.extensions ?? [])
        .filter((extension) => extension.point === point && isInAudience(extension.audience))
        .map(({ order }) => ({ name, order })),
    )
    .sort((one, other) => one.order - other.order)
    .map(({ name }) => name);
}

/** Identifies a version; its mount is kept while this stays the same. */
const toKey = (attempt: Attempt | undefined) => attempt && (attempt.address ?? attempt.version);

/**
 * Creates the extension points of the page. They are updated with the registry: a new version replaces the previous one, and the
 * extensions of a disabled remote are removed. An extension that fails is reported; the others stay.
 */
export function createExtensions(deps: ExtensionsDeps): Extensions {
  const extensions: Extensions = {
    render(point, host, props, onEmpty) {
      const frozen = Object.freeze({ ...props });
      const slot = createExtensionSlot(host);
      const update = () =>
        slot.update(
          findRemotes(point, deps).map((name) => ({
            name,
            key: toKey(deps.getAttempt(name)),
            open: () => openExtension({ point, name, props: frozen }, extensions, deps),
          })),
        );
      void update().then((isAnyRendered) => {
        if (!isAnyRendered && !slot.isClosed) onEmpty?.();
      });
      const subscription = deps.known.changes.pipe(skip(1)).subscribe(() => void update());
      return () => {
        subscription.unsubscribe();
        slot.close();
      };
    },
  };
  return extensions;
}
