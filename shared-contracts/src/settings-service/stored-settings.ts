import { Observable, share } from 'rxjs';
import { getSettings } from '../endpoints/settings';
import type { ResourceState, Resources } from '../remote';
import type { Settings } from '../site/settings';

/** The settings as the site has stored them. */
export interface StoredSettings {
  /** Never causes a request. */
  peek(): ResourceState<Settings>;
  /** The current state and each following one; loads the settings while subscribed. */
  readonly watched: Observable<ResourceState<Settings>>;
  /** The results of fetches that end after the subscription. */
  readonly fetched: Observable<Exclude<ResourceState<Settings>, { status: 'loading' }>>;
  /** Fetches the settings unless a fetch is in progress. */
  refetch(): void;
}

export function createStoredSettings(resources: Resources): StoredSettings {
  // One subscription to the cache for all views of the page.
  const watched = resources.watch(getSettings).pipe(share());
  const peek = () => resources.peek(getSettings);
  return {
    peek,
    watched,
    fetched: new Observable((subscriber) => {
      let isCurrent = true;
      const subscription = watched.subscribe((state) => {
        if (!isCurrent && state.status !== 'loading') subscriber.next(state);
      });
      isCurrent = false;
      return subscription;
    }),
    refetch() {
      if (peek().status !== 'loading') resources.refresh(getSettings);
    },
  };
}
