import type { ComponentType } from 'react';
import type { ShellServices } from '@site-admin/contracts';
import { draw } from './drawing';
import { createSession } from './shell-context';
import type { RemoteStoreParts } from './store';

export interface ExtensionParts<Props, State> {
  readonly component: ComponentType<Props>;
  /** The features the extension needs, never the page's whole store. Left out by an extension that keeps no state. */
  readonly store?: RemoteStoreParts<State>;
}

/** An extension of a remote, ready to be listed in `defineRemote`. */
export interface Extension<Props> {
  /** @param point Named in error reports. */
  readonly rendererAt: (point: string) => (host: HTMLElement, props: Props, shell: ShellServices) => () => void;
}

/** Defines an extension: each rendering has its own React root, store and error boundary. A failed extension renders nothing. */
export function defineExtension<Props extends object, State = never>({
  component: Component,
  store,
}: ExtensionParts<Props, State>): Extension<Props> {
  return {
    rendererAt: (point) => (host, props, shell) =>
      draw({
        host,
        session: createSession(shell, () => undefined),
        store,
        content: <Component {...props} />,
        onError: (error) => shell.health.report(error, `extension ${point}`),
        fallback: () => null,
      }),
  };
}
