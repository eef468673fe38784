import type { ExtensionPointName, ExtensionProps } from '@site-admin/contracts';
import type { HealthReporter } from '../health/reporter';
import type { PageServices } from '../services/page-services';
import { assetsOf } from './assets';
import type { Attempt } from './ladder';
import type { Loader } from './loader';
import type { Modules } from './modules';
import { problemIn } from './problem';
import type { Styles } from './styles';
import type { InAudience, KnownRemote, PageExtensions } from './types';

export interface ExtensionsDeps {
  readonly known: () => readonly KnownRemote[];
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
  return known()
    .filter(({ status }) => status !== 'disabled')
    .flatMap(({ name, declaration }) =>
      (declaration?.extensions ?? [])
        .filter((extension) => extension.point === point && inAudience(extension.audience))
        .map(({ order }) => ({ name, order })),
    )
    .sort((a, b) => a.order - b.order);
}

/** Renders what remotes fill into a point. An extension that fails leaves its place empty and is reported; the others stay. */
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

  const extensions: PageExtensions = {
    render(point, host, props, onNothing) {
      const frozen = Object.freeze({ ...props });
      let isGone = false;
      const drawn: Promise<boolean>[] = [];
      const places = fillersOf(point, deps).map(({ name }) => {
        const place = host.ownerDocument.createElement('div');
        place.dataset['remote'] = name;
        place.dataset['extensionPoint'] = point;
        host.append(place);
        const ends: (() => void)[] = [];
        const end = () => {
          // The last begun is the first ended: what draws goes before its services and its styles.
          for (const stop of ends.splice(0).reverse()) {
            try {
              stop();
            } catch (error) {
              deps.health.report({
                remote: name,
                version: place.dataset['version'] ?? '',
                rung: 'active',
                phase: 'unmount',
                outcome: 'failed',
                ms: 0,
                reason: String(error),
              });
            }
          }
          place.remove();
        };
        const filled = fill(point, name, place, frozen, ends, () => isGone);
        void filled.then(() => {
          if (isGone) end();
        });
        drawn.push(filled);
        return end;
      });
      void Promise.all(drawn).then((each) => {
        if (!isGone && !each.includes(true)) onNothing?.();
      });
      return () => {
        isGone = true;
        // As with outlets: not while the caller is drawing.
        queueMicrotask(() => places.forEach((end) => end()));
      };
    },
  };
  return extensions;
}
