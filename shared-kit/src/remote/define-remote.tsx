import type { ComponentType } from 'react';
import type { ExtensionPointName, ExtensionProps, MountedRemote, RemoteModule, ShellServices } from '@site-admin/contracts';
import type { Extension } from './define-extension';
import { draw } from './drawing';
import { FailedPanel } from './failed-panel';
import { createSession } from './shell-context';
import type { RemoteStoreParts } from './store';

export interface RemoteParts<State> {
  /** The remote's screen; it holds its routes. */
  readonly page: ComponentType;
  /** One Redux store per mount; left out by a remote that keeps no state. */
  readonly store?: RemoteStoreParts<State>;
  /** By extension point. An extension never gets the page's store (`defineExtension`). */
  readonly extensions?: Extensions;
}

type Extensions = { readonly [Point in ExtensionPointName]?: Extension<ExtensionProps<Point>> };

/**
 * Makes the module a remote exposes. `mount` resolves with the first `useReady(true)`, and rejects when the screen fails before
 * that; later failures are reported and stand in their place, with another try.
 */
export function defineRemote<State = never>({ page, store, extensions = {} }: RemoteParts<State>): RemoteModule {
  return {
    mount: (host, shell) => mountPage({ page, store }, host, shell),
    extensions: {
      ...rendererOf(extensions, 'dashboard.banner@1'),
      ...rendererOf(extensions, 'page.below@1'),
      ...rendererOf(extensions, 'connect.partnerCoupon@1'),
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

function rendererOf<Point extends ExtensionPointName>(extensions: Extensions, point: Point) {
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
