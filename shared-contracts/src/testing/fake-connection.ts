import { initialConnectionState, type Connection, type ConnectionState } from '../connection';
import type { InitialState } from '../site/initial-state';
import type { Handles } from './handles';
import { createLive } from './live';

/** A call of the connection service. */
export type ConnectionRequest =
  { readonly type: 'connect'; readonly from: string; readonly redirectUri?: string } | { readonly type: 'unlinkUser' };

/** The fake connection: it records calls, and the test sets the state. */
export interface ConnectionLog {
  /** All calls, oldest first. */
  readonly requested: readonly ConnectionRequest[];
  /** The current state. */
  readonly state: ConnectionState;
  /** Changes the state, as the shell would. */
  set(change: Partial<ConnectionState>): void;
}

export function createFakeConnection(initial: InitialState, handles: Handles): { log: ConnectionLog; connection: Connection } {
  const state = createLive('connection.state', initialConnectionState(initial), handles);
  const requested: ConnectionRequest[] = [];
  return {
    connection: {
      state: state.live,
      connect: (from, options = {}) => void requested.push({ type: 'connect', from, ...options }),
      unlinkUser: () => void requested.push({ type: 'unlinkUser' }),
    },
    log: {
      requested,
      get state() {
        return state.live.current;
      },
      set: (change) => state.set({ ...state.live.current, ...change }),
    },
  };
}
