import type { ExtensionPointName, ExtensionProps, Extensions } from '@site-admin/contracts';
import type { HealthReporter } from '../../page/services/health';
import type { CheckManifest } from '../loading/check-manifest';
import type { Attempt } from '../loading/fallback-chain';
import type { GetMounting } from '../loading/load-mounting';
import { toRemoteError } from '../loading/remote-error';
import type { ExtensionMount } from './extension-slots';

export interface ExtensionMountDeps {
  /** Returns the version a remote shows or would show. */
  readonly getAttempt: (name: string) => Attempt | undefined;
  readonly check: CheckManifest;
  readonly getMounting: GetMounting;
  readonly health: HealthReporter;
}

/** The extension of one remote at one point. */
interface Extension<Point extends ExtensionPointName> {
  readonly point: Point;
  /** Of the remote. */
  readonly name: string;
  readonly props: ExtensionProps<Point>;
}

/** The functions to call when a mount is closed, in reverse order. */
interface Disposables {
  readonly stack: (() => void)[];
  isClosed: boolean;
}

/** Loads and renders an extension into `host`; resolves with whether it was rendered. Errors are reported. */
async function render<Point extends ExtensionPointName>(
  { point, name, props }: Extension<Point>,
  host: HTMLElement,
  disposables: Disposables,
  extensions: Extensions,
  { getAttempt, check, getMounting, health }: ExtensionMountDeps,
): Promise<boolean> {
  const attempt = getAttempt(name);
  if (!attempt) return false;
  const { source } = attempt;
  try {
    const checked = await check(name, attempt);
    const { declaration } = checked.manifest;
    const { version } = declaration;
    const { loadFiles, createServices } = await getMounting();
    const { module, removeStyles } = await loadFiles(checked);
    disposables.stack.push(removeStyles);
    const renderExtension = module.extensions?.[point];
    if (!renderExtension || disposables.isClosed) return false;
    const scoped = createServices({ ...declaration, source }, extensions);
    disposables.stack.push(() => void scoped.close());
    host.dataset['version'] = version;
    disposables.stack.push(renderExtension(host, props, scoped.services));
    return true;
  } catch (error) {
    const { phase, message } = toRemoteError('mount', error);
    const reason = `extension ${point}: ${message}`;
    health.report({ remote: name, version: attempt.version, source, phase, ms: 0, outcome: 'failed', reason });
    return false;
  }
}

/**
 * Opens the mount of an extension.
 *
 * @param extensions The points the extension itself may offer.
 */
export function openExtension<Point extends ExtensionPointName>(
  extension: Extension<Point>,
  extensions: Extensions,
  deps: ExtensionMountDeps,
): ExtensionMount {
  const { point, name } = extension;
  const element = document.createElement('div');
  element.dataset['remote'] = name;
  element.dataset['extensionPoint'] = point;
  const disposables: Disposables = { stack: [], isClosed: false };

  function dispose(release: () => void): void {
    try {
      release();
    } catch (error) {
      const version = element.dataset['version'] ?? '';
      const reason = String(error);
      deps.health.report({ remote: name, version, source: 'active', phase: 'unmount', outcome: 'failed', ms: 0, reason });
    }
  }
  const disposeAll = () => disposables.stack.splice(0).reverse().forEach(dispose);

  function close(): void {
    disposables.isClosed = true;
    disposeAll();
    element.remove();
  }
  const rendered = render(extension, element, disposables, extensions, deps).then((isRendered) => {
    // The empty element of a failed extension stays until its entry changes.
    if (!isRendered) disposeAll();
    if (disposables.isClosed) close();
    return isRendered && !disposables.isClosed;
  });
  return { element, rendered, close };
}
