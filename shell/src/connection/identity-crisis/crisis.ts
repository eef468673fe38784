import { confirmSafeMode, migrateSite, startFresh, type Analytics, type Live, type Requests } from '@site-admin/contracts';
import { firstValueFrom } from 'rxjs';
import { getErrorText } from '@site-admin/kit';
import { live } from '../../page/live';
import { defaultRedirectUri } from '../connection-context';
import type { SafeModeMemory } from './safe-mode-memory';
import type { SiteStore } from '../../page/services/site';
import type { NavigationPort } from '../../page/services/navigation';

/** How to resolve the crisis: the site is a copy, it has moved, or it is a separate site (reference: wire, 6). */
export type Resolution = 'safe-mode' | 'migrate' | 'start-fresh';

/** The state of the crisis. */
export type CrisisState =
  | { readonly status: 'open' }
  | { readonly status: 'working'; readonly resolution: Resolution }
  | { readonly status: 'failed'; readonly resolution: Resolution; readonly errorText: string }
  /** The site was marked as a copy in this browser; the user may change that. */
  | { readonly status: 'safe' };

export interface CrisisDeps {
  readonly requests: Requests;
  readonly site: SiteStore;
  readonly navigation: Pick<NavigationPort, 'assign'>;
  readonly analytics: Analytics;
  readonly memory: SafeModeMemory;
  /** Refetches the connection status. */
  readonly refresh: () => void;
  /** Called once the connection was moved to this site. */
  readonly onMigrated: () => void;
}

/** The identity crisis of a site, and its resolution. */
export interface Crisis {
  readonly state: Live<CrisisState>;
  /** Applies a resolution; ignored while one is in progress. */
  choose(resolution: Resolution): void;
  /** Offers the choice again in safe mode. */
  reopen(): void;
}

const eventNames: Readonly<Record<Resolution, string>> = {
  'safe-mode': 'jetpack_idc_confirm_safe_mode',
  migrate: 'jetpack_idc_migrate',
  'start-fresh': 'jetpack_idc_start_fresh',
};

/** Creates the requests of the resolutions, with the updates of the page that follow them. */
function createResolutions(deps: CrisisDeps, onSafeMode: () => void): Readonly<Record<Resolution, () => Promise<void>>> {
  const { requests, site, navigation, memory } = deps;

  /** Ends the crisis in the state of the page, as the response of `GET connection` does not contain it. */
  function end(): void {
    memory.forget();
    site.setConnection({ ...site.connection.current, isInIdentityCrisis: false });
    deps.refresh();
  }

  return {
    'safe-mode': async () => {
      await firstValueFrom(requests.call(confirmSafeMode));
      memory.remember();
      onSafeMode();
      deps.refresh();
    },
    migrate: async () => {
      await firstValueFrom(requests.call(migrateSite));
      deps.onMigrated();
      end();
    },
    'start-fresh': async () => {
      const url = await firstValueFrom(requests.call(startFresh, { body: { redirect_uri: defaultRedirectUri } }));
      // The site has its new identity by now, also if the user stays to keep unsaved input.
      if (!(await navigation.assign(url))) end();
    },
  };
}

export function createCrisis(deps: CrisisDeps): Crisis {
  const { analytics, memory } = deps;
  const state = live<CrisisState>({ status: memory.isKnownCopy() ? 'safe' : 'open' });
  const resolutions = createResolutions(deps, () => state.set({ status: 'safe' }));
  return {
    state,
    choose(resolution) {
      if (state.current.status === 'working') return;
      state.set({ status: 'working', resolution });
      analytics.record(eventNames[resolution]);
      resolutions[resolution]().catch((error: unknown) =>
        state.set({ status: 'failed', resolution, errorText: getErrorText(error) }),
      );
    },
    reopen: () => state.set({ status: 'open' }),
  };
}
