import type { ExtensionPointName, ExtensionProps, Live } from '@site-admin/contracts';
import { skip } from 'rxjs';
import type { HealthReporter } from '../health/reporter';
import type { PageServices } from '../services/page-services';
import { assetsOf } from './assets';
import { createPlaces, type Place } from './extension-places';
import type { Attempt } from './ladder';
import type { Loader } from './loader';
import type { Modules } from './modules';
import { problemIn } from './problem';
import type { Styles } from './styles';
import type { InAudience, KnownRemote, PageExtensions } from './types';

export interface ExtensionsDeps {
  readonly known: Live<readonly KnownRemote[]>;
  /** The version a remote shows or would show. */
  readonly attemptFor: (name: string) => Attempt | undefined;
  readonly loader: Pick<Loader, 'check'>;
  readonly modules: Modules;
  readonly styles: Styles;
  readonly services: Pick<PageServices, 'servicesFor'>;
  readonly health: HealthReporter;
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
  /** Draws one extension, and says whether it did; its end is pushed onto `ends` as soon as there is something to end. */
  async function fill<Point extends ExtensionPointName>(
    point: Point,
    name: string,
    host: HTMLElement,
    props: ExtensionProps<Point>,
    ends: (() => void)[],
    isGone: () => boolean,
  ): Promise<boolean> {
    const attempt = deps.attemptFor(name);
    if (!attempt) return false;
    try {
      const checked = await deps.loader.check(name, attempt);
      const { declaration } = checked.manifest;
      const [module, removeStyles] = await Promise.all([
        deps.modules.load(checked),
        deps.styles.add({ remote: name, version: declaration.version }, assetsOf(checked).styles),
      ]);
      ends.push(removeStyles);
      const render = module.extensions?.[point];
      if (!render || isGone()) return false;
      const scope = deps.services.servicesFor({ ...declaration, rung: attempt.rung }, extensions);
      ends.push(() => void scope.close());
      host.dataset['version'] = declaration.version;
      ends.push(render(host, props, scope.services));
      return true;
    } catch (error) {
      const { phase, message } = problemIn('mount', error);
      const report = { remote: name, version: attempt.version, rung: attempt.rung, phase, ms: 0, outcome: 'failed' as const };
      deps.health.report({ ...report, reason: `extension ${point}: ${message}` });
      return false;
    }
  }

  function open<Point extends ExtensionPointName>(point: Point, name: string, props: ExtensionProps<Point>): Place {
    const element = document.createElement('div');
    element.dataset['remote'] = name;
    element.dataset['extensionPoint'] = point;
    const ends: (() => void)[] = [];
    let isGone = false;
    const tell = (error: unknown) => {
      const version = element.dataset['version'] ?? '';
      const report = { remote: name, version, rung: 'active', phase: 'unmount', outcome: 'failed', ms: 0 } as const;
      deps.health.report({ ...report, reason: String(error) });
    };
    const end = () => {
      isGone = true;
      // The last begun is the first ended: what draws goes before its services and its styles.
      for (const stop of ends.splice(0).reverse()) {
        try {
          stop();
        } catch (error) {
          tell(error);
        }
      }
      element.remove();
    };
    const drawn = fill(point, name, element, props, ends, () => isGone).then((isDrawn) => {
      if (isGone) end();
      return isDrawn && !isGone;
    });
    return { element, drawn, end };
  }

  const extensions: PageExtensions = {
    render(point, host, props, onNothing) {
      const frozen = Object.freeze({ ...props });
      const places = createPlaces(host);
      const arrange = () =>
        places.arrange(
          fillersOf(point, deps).map(({ name }) => ({
            name,
            key: keyOf(deps.attemptFor(name)),
            open: () => open(point, name, frozen),
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
