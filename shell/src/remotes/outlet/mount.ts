import type { MountedRemote, RemoteModule, ShellServices, RemoteDeclaration } from '@site-admin/contracts';
import { failedAtStart, RemoteProblem, within } from '../loading/remote-error';
import type { VersionSource } from '../../page/services/remotes';

/** Services made for one mount, and the end of all that was done with them. */
export interface MountServices {
  readonly services: ShellServices;
  close(): LeftOpen;
}

/** A remote on screen. */
export interface Mount {
  canUnload(): 'yes' | 'dirty';
  /** Takes it off the page with everything it had; answers what it had left open, and what it threw. */
  unmount(): { readonly left: LeftOpen; readonly error: unknown };
}

export interface MountInput {
  readonly module: RemoteModule;
  readonly host: HTMLElement;
  readonly remote: { readonly name: string; readonly version: string };
  readonly scope: MountServices;
  readonly timeout: number;
  readonly signal: AbortSignal;
}

function addElement(host: HTMLElement, { name, version }: { name: string; version: string }): HTMLElement {
  const element = host.ownerDocument.createElement('div');
  element.dataset['remote'] = name;
  element.dataset['version'] = version;
  host.append(element);
  return element;
}

const onAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const stop = () => reject(new RemoteProblem('mount', 'The screen was left before it was ready.'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** Unmounts what came up after nobody waited for it any more. */
function unmountLate(mounting: Promise<MountedRemote>): void {
  mounting.then(
    (mounted) => mounted.unmount(),
    () => undefined,
  );
}

/**
 * Mounts a remote into an element of its own, and waits for its first real content.
 *
 * @throws {RemoteProblem} of phase `mount` when it throws, takes too long or is left; then nothing of it stays.
 */
export async function mountRemote({ module, host, remote, scope, timeout, signal }: MountInput): Promise<Mount> {
  const element = addElement(host, remote);
  // In a promise, so that a mount that throws at once is caught like one that rejects.
  const mounting = Promise.resolve().then(() => module.mount(element, scope.services));
  try {
    const late = () => new RemoteProblem('mount', `It showed nothing within ${timeout / 1000} seconds.`);
    const mounted = await Promise.race([within(timeout, mounting, late), onAbort(signal)]);
    return {
      canUnload: () => mounted.canUnload(),
      unmount() {
        let error: unknown;
        try {
          mounted.unmount();
        } catch (thrown) {
          error = thrown;
        }
        const left = scope.close();
        element.remove();
        return { left, error };
      },
    };
  } catch (cause) {
    unmountLate(mounting);
    scope.close();
    element.remove();
    throw cause instanceof RemoteProblem ? cause : failedAtStart(cause);
  }
}

/** What a remote still held when it was unmounted. All of it is ended; anything but zeros is a leak, and reported. */
export interface LeftOpen {
  readonly subscriptions: number;
  readonly requests: number;
  readonly guards: number;
  readonly listeners: number;
}

/** A remote about to be mounted. */
export interface Member extends Pick<RemoteDeclaration, 'name' | 'version' | 'emits' | 'listens' | 'pages'> {
  readonly source: VersionSource;
}
