import type { CurrentUser, Live } from '@site-admin/contracts';
import { live } from '../page/live';
import { storeChoices, readStoredChoices, type Choices } from './choices';
import { createResourceView } from './simulated-responses';
import { mergeUserChange, toSimulatedUser } from './simulated-user';
import type { SiteStore } from '../page/services/site';
import type { PageResources } from '../page/services/resources';

/** Shows this page as somebody else would see it, or of another site. Nothing is sent, and nothing that is cached changes. */
export interface Simulation {
  readonly choices: Live<Choices>;
  /** Simulates what `change` names; a member that is undefined is as it really is again. */
  choose(change: Choices): void;
  /** Everything is as it really is again. */
  end(): void;
  /** Begins with what this tab simulated before; answers how to stop, which leaves the page as it really is. */
  start(): () => void;
}

export interface SimulationDeps {
  readonly site: Pick<SiteStore, 'user' | 'setUser'>;
  readonly resources: Pick<PageResources, 'setView'>;
  readonly storage: Storage | undefined;
}

/** Lays choices over the page's user, and keeps the real one beneath. */
function createUserOverlay(site: SimulationDeps['site']) {
  let real: CurrentUser = site.user.current;
  let shown: CurrentUser = real;
  let choices: Choices = {};
  const show = () => {
    shown = toSimulatedUser(real, choices);
    site.setUser(shown);
  };
  const following = site.user.changes.subscribe((told) => {
    if (told === shown) return;
    real = mergeUserChange(real, shown, told);
    shown = told;
    // Not while others are still being told of this change: they would hear of the two in the wrong order.
    queueMicrotask(show);
  });
  return {
    choose(next: Choices) {
      choices = next;
      show();
    },
    close() {
      following.unsubscribe();
      choices = {};
      show();
    },
  };
}

/** Nothing is simulated before it is started. */
export function createSimulation({ site, resources, storage }: SimulationDeps): Simulation {
  const choices = live<Choices>({});
  return {
    choices,
    choose: (change) => choices.set({ ...choices.current, ...change }),
    end: () => choices.set({}),
    start() {
      choices.set(readStoredChoices(storage));
      const overlay = createUserOverlay(site);
      const following = choices.changes.subscribe((chosen) => {
        storeChoices(storage, chosen);
        // First: an account that answers change as well is no news then.
        overlay.choose(chosen);
        resources.setView(createResourceView(chosen));
      });
      return () => {
        following.unsubscribe();
        overlay.close();
        resources.setView(undefined);
      };
    },
  };
}
