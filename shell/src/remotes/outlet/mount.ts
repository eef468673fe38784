import type { MountedRemote, RemoteDeclaration, RemoteModule, ShellServices } from '@site-admin/contracts';
import type { VersionSource } from '../../page/services/remotes';
import { RemoteError, toStartupError, withTimeout } from '../loading/remote-error';

/** The remote of a mount. */
export interface MountedDeclaration extends Pick<RemoteDeclaration, 'name' | 'version' | 'emits' | 'listens' | 'pages'> {
  readonly source: VersionSource;
}

/** The resources a remote had open when it was unmounted. They are closed; counts other than zero are leaks, and reported. */
export interface OpenHandles {
  readonly subscriptions: number;
  readonly requests: number;
  readonly guards: number;
  readonly listeners: number;
}

/** The services of one mount. */
export interface MountServices {
  readonly services: ShellServices;
  close(): OpenHandles;
}

/** A mounted remote. */
export interface Mount {
  canUnload(): 'yes' | 'dirty';
  /** Unmounts it and closes its services. @returns What it had left open, and what it threw. */
  unmount(): { readonly left: OpenHandles; readonly error: unknown };
}

export interface MountInput {
  readonly module: RemoteModule;
  readonly host: HTMLElement;
  readonly remote: { readonly name: string; readonly version: string };
  readonly services: MountServices;
  /** Milliseconds until a mount without content has failed. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

function addElement(host: HTMLElement, { name, version }: MountInput['remote']): HTMLElement {
  const element = host.ownerDocument.createElement('div');
  element.dataset['remote'] = name;
  element.dataset['version'] = version;
  host.append(element);
  return element;
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new RemoteError('mount', 'The screen was left before the remote was ready.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Unmounts a remote that becomes ready after its mount was aborted. */
function unmountLate(mounting: Promise<MountedRemote>): void {
  mounting.then(
    (mounted) => mounted.unmount(),
    () => undefined,
  );
}

/** Unmounts a remote; returns what it throws. */
function tryUnmount(mounted: MountedRemote): unknown {
  try {
    mounted.unmount();
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Mounts a remote into an element of its own. Resolves once its first real content is rendered.
 *
 * @throws {RemoteError} of phase `mount` if it throws, times out or is aborted; then its element and services are removed.
 */
export async function mountRemote({ module, host, remote, services, timeout, signal }: MountInput): Promise<Mount> {
  const element = addElement(host, remote);
  // In a promise, so that a synchronous error is handled like a rejection.
  const mounting = Promise.resolve().then(() => module.mount(element, services.services));
  try {
    const timeoutError = () => new RemoteError('mount', `It showed nothing within ${timeout / 1000} seconds.`);
    const mounted = await Promise.race([withTimeout(timeout, mounting, timeoutError), rejectOnAbort(signal)]);
    return {
      canUnload: () => mounted.canUnload(),
      unmount() {
        const error = tryUnmount(mounted);
        const left = services.close();
        element.remove();
        return { left, error };
      },
    };
  } catch (cause) {
    unmountLate(mounting);
    services.close();
    element.remove();
    throw cause instanceof RemoteError ? cause : toStartupError(cause);
  }
}
