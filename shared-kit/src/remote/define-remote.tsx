import type { ComponentType } from 'react';
import type { ExtensionPointName, ExtensionProps, MountedRemote, RemoteModule, ShellServices } from '@site-admin/contracts';
import type { Extension } from './define-extension';
import { renderRoot } from './render-root';
import { FailedPanel } from './failed-panel';
import { createRemoteMount } from './shell-context';
import type { RemoteStoreParts } from './store';

export interface RemoteParts<State> {
  /** The remote's screen with its routes. */
  readonly page: ComponentType;
  /** The Redux store, one per mount. Omit it for a remote without state. */
  readonly store?: RemoteStoreParts<State>;
  /** By extension point. Extensions have stores of their own (`defineExtension`). */
  readonly extensions?: Extensions;
}

type Extensions = { readonly [Point in ExtensionPointName]?: Extension<ExtensionProps<Point>> };

/**
 * Creates the module that a remote exposes. `mount` resolves with the first `useReady(true)`, and rejects if the screen fails before
 * that; later failures are reported and replaced by a panel with a retry button.
 */
export function defineRemote<State = never>({ page, store, extensions = {} }: RemoteParts<State>): RemoteModule {
  return {
    mount: (host, shell) => mountPage({ page, store }, host, shell),
    extensions: {
      ...getRenderer(extensions, 'dashboard.banner@1'),
      ...getRenderer(extensions, 'page.below@1'),
      ...getRenderer(extensions, 'connect.partnerCoupon@1'),
    },
  };
}

interface PageParts<State> {
  readonly page: ComponentType;
  readonly store: RemoteStoreParts<State> | undefined;
}

function mountPage<State>({ page: Page, store }: PageParts<State>, host: HTMLElement, shell: ShellServices) {
  return new Promise<MountedRemote>((resolve, reject) => {
    let isReady = false;
    const remoteMount = createRemoteMount(shell, () => {
      isReady = true;
      resolve({ canUnload: remoteMount.canUnload, unmount });
    });
    const onError = (error: unknown) => {
      if (isReady) return shell.health.report(error, 'screen');
      reject(error);
      // Deferred: React is still rendering.
      queueMicrotask(unmount);
    };
    const removeRoot = renderRoot({
      host,
      remoteMount,
      store,
      content: <Page />,
      onError,
      fallback: (retry) => <FailedPanel retry={retry} />,
    });
    const unmount = once(() => {
      closed.unsubscribe();
      removeRoot();
    });
    // The shell closed the services after its timeout: `unmount` will not be called.
    const closed = shell.navigation.location.changes.subscribe({
      complete: () => {
        reject(new Error(`${shell.remote.name} was closed before it was ready`));
        queueMicrotask(unmount);
      },
    });
  });
}

function getRenderer<Point extends ExtensionPointName>(extensions: Extensions, point: Point) {
  const extension: Extension<ExtensionProps<Point>> | undefined = extensions[point];
  return extension && { [point]: extension.rendererAt(point) };
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    run();
  };
}
