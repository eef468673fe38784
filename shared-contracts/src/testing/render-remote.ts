import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { MountedRemote, RemoteModule } from '../remote';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './fake-shell';
import { afterTest } from './contract-violations';

export interface RenderOptions extends FakeShellOptions {
  /** Sets up answers before the remote is mounted. */
  readonly arrange?: (fake: FakeShell) => void;
}

export interface RenderedRemote extends FakeShell {
  /** The remote's outlet, in the document. */
  readonly host: HTMLElement;
  /** Resolves when the first real content is on screen; rejects when mounting fails. */
  readonly ready: Promise<MountedRemote>;
  /** The person in front of it. */
  readonly user: UserEvent;
  /** Takes it away; the end of the test does so as well. */
  unmount(): void;
}

/** An outlet as the shell makes it. */
export function createHost({ name, version }: { readonly name: string; readonly version: string }): HTMLElement {
  const host = document.createElement('div');
  host.dataset['remote'] = name;
  host.dataset['version'] = version;
  document.body.append(host);
  return host;
}

/** Mounts a remote as the shell would, with fake services behind it. */
export function renderRemote(module: RemoteModule, options: RenderOptions = {}): RenderedRemote {
  const fake = createFakeShell(options);
  options.arrange?.(fake);
  const host = createHost(fake.shell.remote);
  const ready = module.mount(host, fake.shell);
  let mounted: MountedRemote | undefined;
  // A test that never awaits it still sees its own failure, not a crash of the runner.
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
