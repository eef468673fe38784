import type { ExtensionPointName, Live } from '@site-admin/contracts';
import { skip } from 'rxjs';
import { openFilling, type FillerDeps } from './extension-mounts';
import { createPlaces } from './extension-slots';
import type { Attempt } from '../loading/fallback-chain';
import type { InAudience, KnownRemote, PageExtensions } from '../../page/services/remotes';

export interface ExtensionsDeps extends FillerDeps {
  readonly known: Live<readonly KnownRemote[]>;
  readonly inAudience: InAudience;
}

interface Filler {
  readonly name: string;
  readonly order: number;
}

function fillersOf(point: ExtensionPointName, { known, inAudience }: ExtensionsDeps): Filler[] {
  return known.current
    .filter(({ status }) => status !== 'disabled')
    .flatMap(({ name, declaration }) =>
      (declaration?.extensions ?? [])
        .filter((extension) => extension.point === point && inAudience(extension.audience))
        .map(({ order }) => ({ name, order })),
    )
    .sort((a, b) => a.order - b.order);
}

/** Of an attempt: while it stays the same, so does what is drawn. */
const keyOf = (attempt: Attempt | undefined) => attempt && (attempt.address ?? attempt.version);

/**
 * Renders what remotes fill into a point, and follows what is live: another version takes the place of the one before it, and a
 * remote that is switched off leaves. An extension that fails leaves its place empty and is reported; the others stay.
 */
export function createExtensions(deps: ExtensionsDeps): PageExtensions {
  const extensions: PageExtensions = {
    render(point, host, props, onNothing) {
      const frozen = Object.freeze({ ...props });
      const places = createPlaces(host);
      const arrange = () =>
        places.arrange(
          fillersOf(point, deps).map(({ name }) => ({
            name,
            key: keyOf(deps.attemptFor(name)),
            open: () => openFilling({ point, name, props: frozen }, extensions, deps),
          })),
        );
      void arrange().then((isAnyDrawn) => {
        if (!isAnyDrawn && !places.isClosed) onNothing?.();
      });
      const following = deps.known.changes.pipe(skip(1)).subscribe(() => void arrange());
      return () => {
        following.unsubscribe();
        places.close();
      };
    },
  };
  return extensions;
}
