import { getModules, getRecommendationsData, getRecommendationsStep, getSettings } from '@site-admin/contracts';
import { distinctUntilChanged } from '@site-admin/runtime/rx';
import * as v from 'valibot';
import { isSameConnection } from './connection-change';
import type { PageServices } from '../page/services/page-services';
import { openTabChannel, type TabChannelDeps } from './tab-channel';

export interface OtherTabsDeps extends Pick<TabChannelDeps, 'window'> {
  readonly services: Pick<PageServices, 'site' | 'requests' | 'resources'>;
  /** Called when another tab shows a different connection or user. */
  readonly onDifference: () => void;
}

const connection = v.object({
  status: v.picklist(['connected', 'unconnected', 'offline', 'unknown']),
  hasConnectedOwner: v.boolean(),
  isLinked: v.boolean(),
});

/** The message a tab broadcasts: its user, and the connection it shows or the resources it has changed. */
const message = v.union([
  v.object({ userId: v.number(), connection }),
  v.object({ userId: v.number(), changed: v.array(v.string()) }),
]);

/** The resources whose changes are broadcast; those watched are fetched again. */
const watched: readonly string[] = [getSettings.path, getModules.path];
/** Fetched even if not watched: the navigation displays them. */
const displayed = [getRecommendationsData, getRecommendationsStep];
const shared: readonly string[] = [...watched, ...displayed.map(({ path }) => path)];

/**
 * Broadcasts the connection this tab shows, at the start and at each change, and the settings and recommendations it has written;
 * receives the same from the other tabs of the site. Messages only cause requests, their data is not used: a different connection
 * is checked, what was written is fetched.
 */
export function watchOtherTabs({ window, services, onDifference }: OtherTabsDeps): () => void {
  const { site, requests, resources } = services;
  const userId = () => site.user.current.id;

  const shownConnection = () => {
    const { status, hasConnectedOwner, isLinked } = site.viewer.current;
    return { status, hasConnectedOwner, isLinked };
  };

  function update(changed: readonly string[]): void {
    resources.invalidate(changed.filter((path) => watched.includes(path)));
    displayed.filter(({ path }) => changed.includes(path)).forEach((endpoint) => resources.refresh(endpoint));
  }

  const channel = openTabChannel({
    window,
    name: `site-admin:${site.initial.adminUrl}`,
    onMessage(data) {
      if (!v.is(message, data)) return;
      if (data.userId !== userId()) onDifference();
      else if ('changed' in data) update(data.changed);
      else if (!isSameConnection(data.connection, shownConnection())) onDifference();
    },
  });

  const shownChanges = site.viewer.changes
    .pipe(distinctUntilChanged(isSameConnection))
    .subscribe(() => channel.post({ userId: userId(), connection: shownConnection() }));
  const writes = requests.written.subscribe(({ makesStale }) => {
    const changed = makesStale.filter((path) => shared.includes(path));
    if (changed.length > 0) channel.post({ userId: userId(), changed });
  });
  return () => {
    shownChanges.unsubscribe();
    writes.unsubscribe();
    channel.close();
  };
}
