import type { ComponentType } from 'react';
import type {
  ExtensionPointName,
  ExtensionProps,
  ExtensionRenderer,
  MountedRemote,
  RemoteModule,
  ShellServices,
} from '@site-admin/contracts';
import { draw } from './drawing';
import { FailedPanel } from './failed-panel';
import { createSession } from './shell-context';
import type { RemoteStoreParts } from './store';

export interface RemoteParts<State> {
  /** The remote's screen; it holds its routes. */
  readonly page: ComponentType;
  /** One Redux store per mount; left out by a remote that keeps no state. */
  readonly store?: RemoteStoreParts<State>;
  /** What it fills into extension points of others, each drawn on its own, with a store of its own. */
  readonly extensions?: { readonly [Point in ExtensionPointName]?: ComponentType<ExtensionProps<Point>> };
}

/**
 * Makes the module a remote exposes. `mount` resolves with the first `useReady(true)`, and rejects when the screen fails before
 * that; later failures are reported and stand in their place, with another try.
 */
export function defineRemote<State = never>(parts: RemoteParts<State>): RemoteModule {
  return {
    mount: (host, shell) => mountPage(parts, host, shell),
    extensions: {
      ...rendererOf(parts, 'dashboard.banner@1'),
      ...rendererOf(parts, 'page.below@1'),
      ...rendererOf(parts, 'connect.partnerCoupon@1'),
    },
  };
}

function mountPage<State>({ page: Page, store }: RemoteParts<State>, host: HTMLElement, shell: ShellServices) {
  return new Promise<MountedRemote>((resolve, reject) => {
    let isReady = false;
    const session = createSession(shell, () => {
      isReady = true;
      resolve({ canUnload: session.canUnload, unmount });
    });
    const onError = (error: unknown) => {
      if (isReady) return shell.health.report(error, 'screen');
      reject(error);
      // Not at once: React is still drawing.
      queueMicrotask(unmount);
    };
    const erase = draw({ host, session, store, content: <Page />, onError, fallback: (retry) => <FailedPanel retry={retry} /> });
    const unmount = once(() => {
      closed.unsubscribe();
      erase();
    });
    // The shell gave up waiting and closed the services: nobody will call `unmount`.
    const closed = shell.navigation.location.changes.subscribe({
      complete: () => {
        reject(new Error(`${shell.remote.name} was closed before it was ready`));
        queueMicrotask(unmount);
      },
    });
  });
}

function rendererOf<State, Point extends ExtensionPointName>({ extensions, store }: RemoteParts<State>, point: Point) {
  const Extension: ComponentType<ExtensionProps<Point>> | undefined = extensions?.[point];
  if (!Extension) return undefined;
  const render: ExtensionRenderer<Point> = (host, props, shell) =>
    draw({
      host,
      session: createSession(shell, () => undefined),
      store,
      content: <Extension {...props} />,
      onError: (error) => shell.health.report(error, `extension ${point}`),
      // A guest that fails leaves its place empty; the page it stands on is not its own.
      fallback: () => null,
    });
  return { [point]: render };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
