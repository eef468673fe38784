import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from '@site-admin/runtime/store';
import { ErrorBoundary } from './error-boundary';
import { RemoteRouter } from './remote-router';
import { RemoteMountContext, useShell, type RemoteMount } from './shell-context';
import { createRemoteStore, type RemoteStoreParts } from './store';
import { useLive } from '../hooks/use-live';

interface RootParts<State> {
  readonly host: HTMLElement;
  readonly remoteMount: RemoteMount;
  readonly store: RemoteStoreParts<State> | undefined;
  readonly content: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface RouteErrorBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
}

/** An error boundary that resets when the route changes. */
function RouteErrorBoundary(props: RouteErrorBoundaryProps) {
  const { path } = useLive(useShell().navigation.location);
  return <ErrorBoundary {...props} resetKey={path} />;
}

/** Creates two elements in the host: for the content, and for the dialogs and popovers of `shared-ui`, which unmount with it. */
function createElements(host: HTMLElement): { content: HTMLElement; remove: () => void } {
  const content = host.ownerDocument.createElement('div');
  const portals = host.ownerDocument.createElement('div');
  portals.dataset['portals'] = '';
  host.append(content, portals);
  return {
    content,
    remove() {
      content.remove();
      portals.remove();
    },
  };
}

/** Logs an error that a boundary caught: its report to the site has no stack. */
function logCaught(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
  // eslint-disable-next-line no-console -- for the developers of the remote
  console.error(error, componentStack);
}

/** Renders `content` into `host` with store, router and error boundary. Returns a function that removes it. */
export function renderRoot<State>({ host, remoteMount, store: parts, content, onError, fallback }: RootParts<State>): () => void {
  // May throw, so it comes before the host is changed.
  const created = parts && createRemoteStore(parts, remoteMount.shell);
  const elements = createElements(host);
  const root = createRoot(elements.content, { onCaughtError: logCaught, onUncaughtError: onError });
  const screen = (
    <RouteErrorBoundary onError={onError} fallback={fallback}>
      {content}
    </RouteErrorBoundary>
  );
  root.render(
    <RemoteMountContext value={remoteMount}>
      <RemoteRouter>{created ? <Provider store={created.store}>{screen}</Provider> : screen}</RemoteRouter>
    </RemoteMountContext>,
  );
  return () => {
    created?.destroy();
    root.unmount();
    elements.remove();
  };
}
