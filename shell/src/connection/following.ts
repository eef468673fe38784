import {
  getConnectUrl,
  getConnectedPlugins,
  getConnectionData,
  getConnectionStatus,
  type ConnectionState,
  type ConnectionStatus,
} from '@site-admin/contracts';
import { Subscription } from '@site-admin/runtime/rx';
import { fromEvent } from 'rxjs';
import type { SiteStore } from '../services/ports';
import { pluginsBySlug } from './carried-over';
import type { ConnectionDeps } from './connection-world';

/** Whoever changes how the site is connected, everybody learns of it. */
export interface Following {
  /** The site is asked again by what makes its answer stale only after `resume`. */
  pause(): void;
  resume(): void;
  close(): void;
}

interface Sources extends Pick<ConnectionDeps, 'window' | 'resources' | 'site'> {
  readonly patch: (change: Partial<ConnectionState>) => void;
}

function takeStatus(site: SiteStore, answer: ConnectionStatus): void {
  const { isInIdentityCrisis, sandboxDomain, errors, isUserConnected } = site.connection.current;
  // These three come with the page alone: the answer leaves them out, which says nothing of them.
  site.setConnection({ ...answer, isInIdentityCrisis, sandboxDomain, errors });
  if (answer.isUserConnected !== isUserConnected) {
    site.setUser({ ...site.user.current, isConnected: answer.isUserConnected });
  }
}

/** Keeps the site's standing and the connection state at what the site answers, whoever asked. */
export function followAnswers({ window, resources, site, patch }: Sources): Following {
  let status: Subscription | undefined;
  const answers = new Subscription();

  function resume(): void {
    status ??= resources.watch(getConnectionStatus).subscribe((answer) => {
      if (answer.status === 'ready') takeStatus(site, answer.data);
    });
  }

  answers.add(site.connection.changes.subscribe(({ errors }) => patch({ connectionErrors: errors })));
  answers.add(
    resources.observe(getConnectionData).subscribe((answer) => {
      if (answer.status !== 'ready') return;
      patch({ userConnectionData: answer.data });
      const { current } = site.connection;
      if (!answer.data.currentUser.isConnected || current.hasConnectedOwner) return;
      // Somebody who is linked is an owner, or came after one.
      site.setConnection({ ...current, hasConnectedOwner: true });
    }),
  );
  answers.add(
    resources.observe(getConnectUrl).subscribe((answer) => {
      if (answer.status === 'ready') patch({ connectUrl: answer.data });
    }),
  );
  answers.add(
    resources.observe(getConnectedPlugins).subscribe((answer) => {
      if (answer.status === 'ready') patch({ connectedPlugins: pluginsBySlug(answer.data) });
    }),
  );
  answers.add(resources.fetching(getConnectionData).subscribe((isFetchingUserData) => patch({ isFetchingUserData })));
  answers.add(resources.fetching(getConnectUrl).subscribe((isFetchingConnectUrl) => patch({ isFetchingConnectUrl })));
  answers.add(
    fromEvent<PageTransitionEvent>(window, 'pageshow').subscribe(({ persisted }) => {
      if (!persisted) return;
      // Back from the provider to the page as it was left, which would wait for ever.
      patch({ siteIsRegistering: false, userIsConnecting: false });
      resume();
    }),
  );
  resume();

  return {
    pause() {
      status?.unsubscribe();
      status = undefined;
    },
    resume,
    close() {
      status?.unsubscribe();
      answers.unsubscribe();
    },
  };
}
