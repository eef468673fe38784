import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { MountedRemote, RemoteModule } from '../remote';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';
import { afterTest } from './contract-violations';

export interface RenderOptions extends FakeShellOptions {
  /** Sets up responses before the remote is mounted. */
  readonly arrange?: (fake: FakeShell) => void;
}

export interface RenderedRemote extends FakeShell {
  /** The remote's host element, attached to the document. */
  readonly host: HTMLElement;
  /** Resolves when the first real content is rendered; rejects when mounting fails. */
  readonly ready: Promise<MountedRemote>;
  /** The simulated user. */
  readonly user: UserEvent;
  /** Unmounts the remote; called at the end of the test as well. */
  unmount(): void;
}

/** Creates a host element like the shell's. */
export function createHost({ name, version }: { readonly name: string; readonly version: string }): HTMLElement {
  const host = document.createElement('div');
  host.dataset['remote'] = name;
  host.dataset['version'] = version;
  document.body.append(host);
  return host;
}

/** Mounts a remote with fake services. */
export function renderRemote(module: RemoteModule, options: RenderOptions = {}): RenderedRemote {
  const fake = createFakeShell(options);
  options.arrange?.(fake);
  const host = createHost(fake.shell.remote);
  const ready = module.mount(host, fake.shell);
  let mounted: MountedRemote | undefined;
  // Handled here, so that a test that does not await it fails by its own assertion, not by an unhandled rejection.
  ready.then((remote) => (mounted = remote)).catch(() => undefined);
  let isOpen = true;

  function unmount(): void {
    if (!isOpen) return;
    isOpen = false;
    mounted?.unmount();
    if (mounted) fake.openHandles().forEach((handle) => fake.report(`unmount left open: ${handle}`));
    fake.close();
    host.remove();
  }

  afterTest(unmount);
  return { ...fake, host, ready, user: userEvent.setup(), unmount };
}
