import type { ComponentType } from 'react';
import type { ShellServices } from '@site-admin/contracts';
import { renderRoot } from './render-root';
import { createRemoteMount } from './shell-context';
import type { RemoteStoreParts } from './store';

export interface ExtensionParts<Props, State> {
  readonly component: ComponentType<Props>;
  /** Features of the extension, not the page's whole store. Omit it for an extension without state. */
  readonly store?: RemoteStoreParts<State>;
}

/** An extension of a remote, listed in `defineRemote`. */
export interface Extension<Props> {
  /** @param point Name used in error reports. */
  readonly rendererAt: (point: string) => (host: HTMLElement, props: Props, shell: ShellServices) => () => void;
}

/** Defines an extension: each rendering has its own React root, store and error boundary. A failed extension renders nothing. */
export function defineExtension<Props extends object, State = never>({
  component: Component,
  store,
}: ExtensionParts<Props, State>): Extension<Props> {
  return {
    rendererAt: (point) => (host, props, shell) =>
      renderRoot({
        host,
        remoteMount: createRemoteMount(shell, () => undefined),
        store,
        content: <Component {...props} />,
        onError: (error) => shell.health.report(error, `extension ${point}`),
        fallback: () => null,
      }),
  };
}
