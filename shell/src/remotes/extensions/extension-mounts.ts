import type { ExtensionPointName, ExtensionProps, Extensions } from '@site-admin/contracts';
import { assetsOf } from '../loading/assets';
import type { Place } from './extension-slots';
import type { Attempt } from '../loading/fallback-chain';
import type { Loader } from '../loading/loader';
import type { Modules } from '../loading/modules';
import { problemIn } from '../loading/remote-error';
import type { Styles } from '../loading/styles';
import type { HealthReporter } from '../../page/services/health';
import type { SharedServices } from '../../page/services/page-services';
import { servicesFor } from '../services/remote-services';

export interface FillerDeps {
  /** The version a remote shows or would show. */
  readonly attemptFor: (name: string) => Attempt | undefined;
  readonly loader: Pick<Loader, 'check'>;
  readonly modules: Modules;
  readonly styles: Styles;
  readonly services: SharedServices;
  readonly health: HealthReporter;
}

/** One remote's extension at one point. */
interface Filling<Point extends ExtensionPointName> {
  readonly point: Point;
  readonly name: string;
  readonly props: ExtensionProps<Point>;
}

/** What there is to end of a filling, and whether it is to end. */
interface Life {
  readonly ends: (() => void)[];
  isOver: boolean;
}

/** Draws one extension, and says whether it did. An extension that fails is reported. */
async function fill<Point extends ExtensionPointName>(
  { point, name, props }: Filling<Point>,
  host: HTMLElement,
  life: Life,
  extensions: Extensions,
  deps: FillerDeps,
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
    life.ends.push(removeStyles);
    const render = module.extensions?.[point];
    if (!render || life.isOver) return false;
    const scope = servicesFor(deps.services, { ...declaration, source: attempt.source }, extensions);
    life.ends.push(() => void scope.close());
    host.dataset['version'] = declaration.version;
    life.ends.push(render(host, props, scope.services));
    return true;
  } catch (error) {
    const { phase, message } = problemIn('mount', error);
    const report = { remote: name, version: attempt.version, source: attempt.source, phase, ms: 0, outcome: 'failed' as const };
    deps.health.report({ ...report, reason: `extension ${point}: ${message}` });
    return false;
  }
}

/**
 * Opens a place for one extension and draws it there.
 *
 * @param extensions What the extension itself may fill.
 */
export function openFilling<Point extends ExtensionPointName>(
  filling: Filling<Point>,
  extensions: Extensions,
  deps: FillerDeps,
): Place {
  const { point, name } = filling;
  const element = document.createElement('div');
  element.dataset['remote'] = name;
  element.dataset['extensionPoint'] = point;
  const life: Life = { ends: [], isOver: false };

  function stopOrTell(stop: () => void): void {
    try {
      stop();
    } catch (error) {
      const version = element.dataset['version'] ?? '';
      const report = { remote: name, version, source: 'active', phase: 'unmount', outcome: 'failed', ms: 0 } as const;
      deps.health.report({ ...report, reason: String(error) });
    }
  }
  function end(): void {
    life.isOver = true;
    // The last begun is the first ended: what draws goes before its services and its styles.
    life.ends.splice(0).reverse().forEach(stopOrTell);
    element.remove();
  }
  const drawn = fill(filling, element, life, extensions, deps).then((isDrawn) => {
    if (life.isOver) end();
    return isDrawn && !life.isOver;
  });
  return { element, drawn, end };
}
