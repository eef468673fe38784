import type { CurrentUser, Live } from '@site-admin/contracts';
import { live } from '../page/live';
import { storeChoices, readStoredChoices, type Choices } from './choices';
import { createResourceView } from './simulated-responses';
import { mergeUserChange, toSimulatedUser } from './simulated-user';
import type { SiteStore } from '../page/services/site';
import type { PageResources } from '../page/services/resources';

/** Simulates another user or other site data on this page. Nothing is sent, and the cache is not changed. */
export interface Simulation {
  readonly choices: Live<Choices>;
  /** Simulates the members of `change`; undefined ones are no longer simulated. */
  choose(change: Choices): void;
  /** Ends all simulations. */
  end(): void;
  /** Restores the choices stored in this tab. @returns A function that stops, and restores the real page. */
  start(): () => void;
}

export interface SimulationDeps {
  readonly site: Pick<SiteStore, 'user' | 'setUser'>;
  readonly resources: Pick<PageResources, 'setView'>;
  readonly storage: Storage | undefined;
}

/** Replaces the page's user by the simulated one, and stores the real one. */
function createUserOverlay(site: SimulationDeps['site']) {
  let real: CurrentUser = site.user.current;
  let shown: CurrentUser = real;
  let choices: Choices = {};
  const show = () => {
    shown = toSimulatedUser(real, choices);
    site.setUser(shown);
  };
  const subscription = site.user.changes.subscribe((updated) => {
    if (updated === shown) return;
    real = mergeUserChange(real, shown, updated);
    shown = updated;
    // Deferred, so that all subscribers receive the two changes in their order.
    queueMicrotask(show);
  });
  return {
    choose(next: Choices) {
      choices = next;
      show();
    },
    close() {
      subscription.unsubscribe();
      choices = {};
      show();
    },
  };
}

/** Creates a simulation, which is inactive until it is started. */
export function createSimulation({ site, resources, storage }: SimulationDeps): Simulation {
  const choices = live<Choices>({});
  return {
    choices,
    choose: (change) => choices.set({ ...choices.current, ...change }),
    end: () => choices.set({}),
    start() {
      choices.set(readStoredChoices(storage));
      const overlay = createUserOverlay(site);
      const subscription = choices.changes.subscribe((chosen) => {
        storeChoices(storage, chosen);
        // Before the view, so that its connection data does not count as a change of the user.
        overlay.choose(chosen);
        resources.setView(createResourceView(chosen));
      });
      return () => {
        subscription.unsubscribe();
        overlay.close();
        resources.setView(undefined);
      };
    },
  };
}
