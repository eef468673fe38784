import type { MountedRemote, RemoteDeclaration, RemoteModule, ShellServices } from '@site-admin/contracts';
import type { VersionSource } from '../../page/services/remotes';
import { RemoteError, startupError, withTimeout } from '../loading/remote-error';

/** A remote about to be mounted. */
export interface Member extends Pick<RemoteDeclaration, 'name' | 'version' | 'emits' | 'listens' | 'pages'> {
  readonly source: VersionSource;
}

/** What a remote still held when it was unmounted. All of it is closed; anything but zeros is a leak, and reported. */
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
  /** Removes it with everything it had; returns what it had left open, and what it threw. */
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
    const stop = () => reject(new RemoteError('mount', 'The screen was left before it was ready.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Unmounts a remote that becomes ready after its mount was given up. */
function unmountLate(mounting: Promise<MountedRemote>): void {
  mounting.then(
    (mounted) => mounted.unmount(),
    () => undefined,
  );
}

/** Returns what an unmount throws; undefined where it succeeds. */
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
 * @throws {RemoteError} of phase `mount` when it throws, takes too long or is aborted; then nothing of it stays.
 */
export async function mountRemote({ module, host, remote, services, timeout, signal }: MountInput): Promise<Mount> {
  const element = addElement(host, remote);
  // In a promise, so that a mount that throws at once is caught like one that rejects.
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
    throw cause instanceof RemoteError ? cause : startupError(cause);
  }
}
