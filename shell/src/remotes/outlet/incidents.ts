import { attributeErrors, type Whereabouts } from '../../health/attribution';
import { watchBrokenFiles } from '../loading/broken-files';
import type { CheckedManifest } from '../registry/manifest';
import type { OutletControl } from './remote-outlet';
import type { HealthReporter } from '../../page/services/health';

export interface IncidentsDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly health: HealthReporter;
  readonly outlets: ReadonlySet<OutletControl>;
}

export interface Incidents {
  /** From now on, what comes from this manifest's folder is this remote's. */
  learn(remote: string, checked: CheckedManifest): void;
  close(): void;
}

/** What goes wrong outside every call the shell makes: uncaught errors, and files that remotes load by themselves. */
export function createIncidents({ window, health, outlets }: IncidentsDeps): Incidents {
  const places = new Map<string, Whereabouts>();
  const placeOf = (url: string) => [...places.values()].find(({ folder }) => url.startsWith(folder));

  function report({ remote, version }: Whereabouts, phase: 'run' | 'load', reason: string): void {
    health.report({ remote, version, phase, outcome: 'failed', source: 'active', ms: 0, reason });
  }

  const stopAttributing = attributeErrors({
    window,
    whereabouts: () => [...places.values()],
    onError: (place, error) =>
      report(place, 'run', `uncaught: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`),
  });
  const stopWatching = watchBrokenFiles({
    window,
    isOurs: (url) => placeOf(url) !== undefined,
    onBroken({ url }) {
      const place = placeOf(url);
      const outlet = [...outlets].find(({ remote }) => remote === place?.remote);
      if (!place || !outlet) return;
      // What fails while it is being loaded is the ladder's; this is for what fails later.
      void outlet.abandon(place.version).then((wasShown) => {
        if (wasShown) report(place, 'load', `a file is gone or was changed: ${new URL(url).pathname}`);
      });
    },
  });

  return {
    learn: (remote, { manifest, folder }) => places.set(folder, { remote, version: manifest.declaration.version, folder }),
    close() {
      stopAttributing();
      stopWatching();
    },
  };
}
