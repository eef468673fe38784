import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from '@site-admin/runtime/store';
import { ErrorBoundary } from './error-boundary';
import { RemoteRouter } from './remote-router';
import { SessionContext, useShell, type Session } from './shell-context';
import { createRemoteStore, type RemoteStoreParts } from './store';
import { useLive } from '../hooks/use-live';

interface Drawing<State> {
  readonly host: HTMLElement;
  readonly session: Session;
  readonly store: RemoteStoreParts<State> | undefined;
  readonly content: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
}

interface BoundedProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly fallback: (retry: () => void) => ReactNode;
}

/** A failed screen is tried anew when the person goes to another route. */
function Bounded(props: BoundedProps) {
  const { path } = useLive(useShell().navigation.location);
  return <ErrorBoundary {...props} resetKey={path} />;
}

/** Two elements in the host: what is drawn, and the place where dialogs and popovers of `shared-ui` go, so they leave with it. */
function elementsIn(host: HTMLElement): { content: HTMLElement; remove: () => void } {
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

/** Logs what an error boundary caught: its report to the site has no stack. */
function logCaught(error: unknown, { componentStack }: { readonly componentStack?: string | undefined }): void {
  // eslint-disable-next-line no-console -- for the team of the remote
  console.error(error, componentStack);
}

/** Draws `content` into `host` with its store, router and error boundary; the answer takes everything away again. */
export function draw<State>({ host, session, store: parts, content, onError, fallback }: Drawing<State>): () => void {
  // First what may throw: until here the host is untouched.
  const made = parts && createRemoteStore(parts, session.shell);
  const elements = elementsIn(host);
  const root = createRoot(elements.content, { onCaughtError: logCaught, onUncaughtError: onError });
  const bounded = (
    <Bounded onError={onError} fallback={fallback}>
      {content}
    </Bounded>
  );
  root.render(
    <SessionContext value={session}>
      <RemoteRouter>{made ? <Provider store={made.store}>{bounded}</Provider> : bounded}</RemoteRouter>
    </SessionContext>,
  );
  return () => {
    made?.destroy();
    root.unmount();
    elements.remove();
  };
}
