import { getConnectUrl, getConnectionStatus, initialConnectionState, type ConnectionState } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { live } from '../page/live';
import { getStateFromPage } from './state-from-page';
import type * as ConnectionActions from './connection-actions';
import { defaultRedirectUri, type ConnectionDeps, type ConnectionContext } from './connection-context';
import { createConnectionSync } from './connection-sync';
import type { ConnectionService } from '../page/services/connection';

type Actions = typeof ConnectionActions;

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Creates the context of the actions. */
function createContext(deps: ConnectionDeps): ConnectionContext {
  const initial = initialConnectionState(deps.site.initial);
  const state = live<ConnectionState>({ ...initial, ...getStateFromPage(deps.packageState, initial) });
  function patch(change: Partial<ConnectionState>): void {
    const { current } = state;
    const hasChanged = Object.entries(change).some(([key, value]) => Reflect.get(current, key) !== value);
    if (hasChanged) state.set({ ...current, ...change });
  }
  return { ...deps, state, patch, sync: createConnectionSync({ ...deps, patch }), authorizeUrls: new Map() };
}

/** Loads the actions. Callers set their flag before, so that a second press while the chunk loads is ignored. */
const runAction = <T>(run: (actions: Actions) => Promise<T>): Promise<T> =>
  import(/* webpackChunkName: "connection" */ './connection-actions').then(run);

/** Shows that the chunk could not be loaded; the actions report all other errors. */
function showNotLoaded({ notices }: ConnectionContext): void {
  const text = __('This action could not be started. Please check your network and try again.', 'jetpack');
  notices.show({ id: 'connection-not-loaded', status: 'is-error', text }, 'shell');
}

function connect(context: ConnectionContext, from: string, redirectUri: string): void {
  const { state, patch, authorizeUrls, site } = context;
  if (state.current.siteIsRegistering || state.current.userIsConnecting) return;
  const registers = !authorizeUrls.has(redirectUri) && !site.connection.current.isRegistered;
  patch({ siteIsRegistering: registers, userIsConnecting: !registers, registrationError: undefined });
  runAction((actions) => actions.connect(context, from, redirectUri)).catch((error: unknown) =>
    patch({ siteIsRegistering: false, userIsConnecting: false, registrationError: asError(error) }),
  );
}

function unlinkUser(context: ConnectionContext): void {
  const { state, patch } = context;
  if (state.current.isUnlinkingUser) return;
  patch({ isUnlinkingUser: true });
  runAction((actions) => actions.unlink(context)).catch(() => {
    patch({ isUnlinkingUser: false });
    showNotLoaded(context);
  });
}

function reconnect(context: ConnectionContext, redirect: boolean): void {
  const { state, patch } = context;
  if (state.current.isReconnecting) return;
  patch({ isReconnecting: true });
  runAction((actions) => actions.reconnect(context, redirect)).catch(() => {
    patch({ isReconnecting: false });
    showNotLoaded(context);
  });
}

/** Creates the connection service. Its actions are loaded when first used. */
export function createConnection(deps: ConnectionDeps): ConnectionService {
  const context = createContext(deps);
  const { state, patch, sync, site, resources } = context;
  let disconnecting: Promise<void> | undefined;
  return {
    state,
    connect: (from, { redirectUri = defaultRedirectUri } = {}) => connect(context, from, redirectUri),
    unlinkUser: () => unlinkUser(context),
    reconnect: ({ redirect = false } = {}) => reconnect(context, redirect),
    disconnect() {
      patch({ isDisconnecting: true });
      disconnecting ??= runAction((actions) => actions.disconnect(context)).finally(() => {
        disconnecting = undefined;
        patch({ isDisconnecting: false });
      });
      return disconnecting;
    },
    refresh() {
      resources.refresh(getConnectionStatus);
      if (site.user.current.permissions.connect_user) resources.refresh(getConnectUrl);
      sync.resume();
    },
    close: () => sync.close(),
  };
}
