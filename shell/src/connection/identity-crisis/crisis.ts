import { confirmSafeMode, migrateSite, startFresh, type Analytics, type Live, type Requests } from '@site-admin/contracts';
import { firstValueFrom } from 'rxjs';
import { getErrorText } from '@site-admin/kit';
import { live } from '../../page/live';
import { defaultRedirectUri } from '../connection-context';
import type { SafeModeMemory } from './safe-mode-memory';
import type { SiteStore } from '../../page/services/site';
import type { NavigationPort } from '../../page/services/navigation';

/** The three resolutions out: it is a copy, it moved here, it is a site of its own (reference: wire, 6). */
export type Resolution = 'safe-mode' | 'migrate' | 'start-fresh';

/** Where choosing stands. One of, so that no two resolutions are taken at once. */
export type CrisisState =
  | { readonly status: 'open' }
  | { readonly status: 'working'; readonly resolution: Resolution }
  | { readonly status: 'failed'; readonly resolution: Resolution; readonly errorText: string }
  /** The site is known to be a copy: there is nothing to decide, but one may. */
  | { readonly status: 'safe' };

export interface CrisisDeps {
  readonly requests: Requests;
  readonly site: SiteStore;
  readonly navigation: Pick<NavigationPort, 'assign'>;
  readonly analytics: Analytics;
  readonly memory: SafeModeMemory;
  /** Asks the site how it stands. */
  readonly refresh: () => void;
  /** The connection moved here. */
  readonly onMigrated: () => void;
}

/** The choice, and what comes of it. */
export interface Crisis {
  readonly state: Live<CrisisState>;
  /** Takes a resolution; ignored while one is being taken. */
  choose(resolution: Resolution): void;
  /** Who stays in safe mode may choose anew. */
  reopen(): void;
}

const eventNames: Readonly<Record<Resolution, string>> = {
  'safe-mode': 'jetpack_idc_confirm_safe_mode',
  migrate: 'jetpack_idc_migrate',
  'start-fresh': 'jetpack_idc_start_fresh',
};

/** Two sites with one identity: takes the resolution a person chooses. */
export function createCrisis(sources: CrisisDeps): Crisis {
  const { requests, site, navigation, analytics, memory } = sources;
  const state = live<CrisisState>({ status: memory.isKnownCopy() ? 'safe' : 'open' });

  /** `GET connection` does not say whether there is a crisis: that it is over is known from here alone. */
  function end(): void {
    memory.forget();
    site.setConnection({ ...site.connection.current, isInIdentityCrisis: false });
    sources.refresh();
  }

  const resolutions: Readonly<Record<Resolution, () => Promise<void>>> = {
    'safe-mode': async () => {
      await firstValueFrom(requests.call(confirmSafeMode));
      memory.remember();
      state.set({ status: 'safe' });
      sources.refresh();
    },
    migrate: async () => {
      await firstValueFrom(requests.call(migrateSite));
      sources.onMigrated();
      end();
    },
    'start-fresh': async () => {
      const url = await firstValueFrom(requests.call(startFresh, { body: { redirect_uri: defaultRedirectUri } }));
      // The site has its new identity by now, also where the person stays to save something first.
      if (!(await navigation.assign(url))) end();
    },
  };

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
