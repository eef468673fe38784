import { disconnectSite, getConnectionStatus, toViewer, type ConnectionStatus } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { firstValueFrom } from 'rxjs';
import { getChangeText, isSameConnection, type ConnectionFacts } from './connection-change';
import type { ConnectionService } from '../page/services/connection';
import type { PageNotices } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';

export interface ConnectionCheckDeps {
  readonly services: Pick<PageServices, 'requests' | 'resources' | 'site' | 'navigation' | 'connection'>;
  readonly notices: PageNotices;
}

/** Fetches the connection status; resolves to whether there was a response. Calls at the same time share one request. */
export type CheckConnection = () => Promise<boolean>;

const id = 'connection-changed';

/** Resources that are stale after a change of the connection: the same as after disconnecting. */
const { makesStale: staleAfterChange } = disconnectSite;

/** Creates the two reactions to a change of the connection: an update of the page at once, or a notice with an update button. */
function createUpdates({ services: { resources, site, navigation }, notices }: ConnectionCheckDeps) {
  function update(now: ConnectionFacts): void {
    const text = getChangeText(site.viewer.current, now);
    resources.invalidate(staleAfterChange);
    if (text === undefined) notices.dismiss(id);
    else notices.show({ id, status: 'is-info', text }, 'shell');
  }

  /** Shows a notice instead of updating: an update may replace a screen with unsaved input. */
  function offerUpdate(now: ConnectionFacts): void {
    const text = getChangeText(site.viewer.current, now);
    if (text === undefined) return;
    const onClick = () => void navigation.unlessUnsaved(() => update(now));
    const action = { label: __('Update this page', 'jetpack'), onClick };
    notices.show({ id, status: 'is-warning', text, isPersistent: true, action }, 'shell');
  }

  return { update, offerUpdate };
}

function isChanging({ state }: ConnectionService): boolean {
  const { siteIsRegistering, userIsConnecting, isDisconnecting, isUnlinkingUser, isReconnecting } = state.current;
  return siteIsRegistering || userIsConnecting || isDisconnecting || isUnlinkingUser || isReconnecting;
}

/**
 * Detects that the connection was changed elsewhere. The page updates itself at once or, where that would lose unsaved work, when
 * the user agrees.
 */
export function createConnectionCheck(deps: ConnectionCheckDeps): CheckConnection & { close(): void } {
  const { services, notices } = deps;
  const { requests, site, navigation, connection } = services;
  const { update, offerUpdate } = createUpdates(deps);
  let checking: Promise<boolean> | undefined;
  /** True while a change made by this page is not displayed yet. */
  let isOwnChange = false;

  function compare(status: ConnectionStatus): void {
    const { initial, user } = site;
    const isConnected = status.isUserConnected;
    const now = toViewer({ initial, connection: status, user: { ...user.current, isConnected }, modules: {} });
    if (isSameConnection(site.viewer.current, now)) {
      isOwnChange = false;
      return notices.dismiss(id);
    }
    // A change made by this page is displayed by the code that makes it.
    if (isOwnChange || isChanging(connection)) return;
    if (navigation.hasUnsaved()) offerUpdate(now);
    else update(now);
  }

  async function check(): Promise<boolean> {
    try {
      compare(await firstValueFrom(requests.call(getConnectionStatus)));
      return true;
    } catch {
      // Network and session errors have their own notices.
      return false;
    } finally {
      checking = undefined;
    }
  }

  const writing = requests.written.subscribe(({ makesStale }) => {
    if (makesStale.includes(getConnectionStatus.path)) isOwnChange = true;
  });

  return Object.assign(() => (checking ??= check()), { close: () => writing.unsubscribe() });
}
