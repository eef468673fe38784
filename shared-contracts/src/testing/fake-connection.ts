import { initialConnectionState, type Connection, type ConnectionState } from '../connection';
import type { InitialState } from '../site/initial-state';
import type { Handles } from './handles';
import { createLive } from './live';

/** What a remote asked of the connection. */
export type ConnectionRequest =
  { readonly type: 'connect'; readonly from: string; readonly redirectUri?: string } | { readonly type: 'unlinkUser' };

/** The connection behind a fake shell: it only listens, the test says what comes of it. */
export interface ConnectionLog {
  /** Everything asked, oldest first. */
  readonly requested: readonly ConnectionRequest[];
  /** How connecting stands now. */
  readonly state: ConnectionState;
  /** Changes how connecting stands, as the shell would. */
  set(change: Partial<ConnectionState>): void;
}

export function createFakeConnection(initial: InitialState, handles: Handles): { log: ConnectionLog; connection: Connection } {
  const state = createLive('connection.state', initialConnectionState(initial), handles);
  const asked: ConnectionRequest[] = [];
  return {
    connection: {
      state: state.live,
      connect: (from, options = {}) => void asked.push({ type: 'connect', from, ...options }),
      unlinkUser: () => void asked.push({ type: 'unlinkUser' }),
    },
    log: {
      requested: asked,
      get state() {
        return state.live.current;
      },
      set: (change) => state.set({ ...state.live.current, ...change }),
    },
  };
}
