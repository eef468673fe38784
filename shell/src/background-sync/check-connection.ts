import { disconnectSite, getConnectionStatus, toViewer, type ConnectionStatus } from '@site-admin/contracts';
import { __ } from '@site-admin/runtime/i18n';
import { firstValueFrom } from 'rxjs';
import { changeText, isSameConnection, type ConnectionFacts } from './connection-change';
import type { PageNotices } from '../page/services/notices';
import type { PageServices } from '../page/services/page-services';

export interface LookDeps {
  readonly services: Pick<PageServices, 'requests' | 'resources' | 'site' | 'navigation' | 'connection'>;
  readonly notices: PageNotices;
}

/** Asks the site how it stands; answers whether there was an answer. Whoever asks meanwhile shares it. */
export type Look = () => Promise<boolean>;

const id = 'connection-changed';

/** What a change of connection makes old: the same as disconnecting does. */
const makesOld = disconnectSite.makesStale;

/**
 * Looks whether somebody changed how the site is connected: in another tab, or elsewhere. What this page shows follows, at once
 * or, where that would lose unsaved work, when the person says so.
 */
export function createLook({ services, notices }: LookDeps): Look & { close(): void } {
  const { requests, resources, site, navigation, connection } = services;
  let looking: Promise<boolean> | undefined;
  /** Something of ours has changed it, and what the page shows is still to follow. */
  let isOurs = false;

  function follow(now: ConnectionFacts): void {
    const text = changeText(site.viewer.current, now);
    resources.outdate(makesOld);
    if (text === undefined) notices.dismiss(id);
    else notices.show({ id, status: 'is-info', text }, 'shell');
  }

  /** The screen may change under what was typed: only with the person's word. */
  function offer(now: ConnectionFacts): void {
    const text = changeText(site.viewer.current, now);
    if (text === undefined) return;
    const onClick = () => void navigation.unlessUnsaved(() => follow(now));
    const action = { label: __('Update this page', 'jetpack'), onClick };
    notices.show({ id, status: 'is-warning', text, isPersistent: true, action }, 'shell');
  }

  function isUnderWay(): boolean {
    const { siteIsRegistering, userIsConnecting, isDisconnecting, isUnlinkingUser, isReconnecting } = connection.state.current;
    return siteIsRegistering || userIsConnecting || isDisconnecting || isUnlinkingUser || isReconnecting;
  }

  function compare(answer: ConnectionStatus): void {
    const { initial, user } = site;
    const isConnected = answer.isUserConnected;
    const now = toViewer({ initial, connection: answer, user: { ...user.current, isConnected }, modules: {} });
    if (isSameConnection(site.viewer.current, now)) {
      isOurs = false;
      return notices.dismiss(id);
    }
    // Whoever changes it here says so and shows it in good time.
    if (isOurs || isUnderWay()) return;
    if (navigation.hasUnsaved()) offer(now);
    else follow(now);
  }

  async function lookOnce(): Promise<boolean> {
    try {
      compare(await firstValueFrom(requests.call(getConnectionStatus)));
      return true;
    } catch {
      // The site may be away, or the session over: both have their own words.
      return false;
    } finally {
      looking = undefined;
    }
  }

  const writing = requests.written.subscribe(({ makesStale }) => {
    if (makesStale.includes(getConnectionStatus.path)) isOurs = true;
  });

  return Object.assign(() => (looking ??= lookOnce()), { close: () => writing.unsubscribe() });
}
