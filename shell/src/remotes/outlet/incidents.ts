import { attributeErrors, type RemoteFolder } from '../../health/attribution';
import type { HealthReporter } from '../../page/services/health';
import { watchBrokenFiles } from '../loading/broken-files';
import type { CheckedManifest } from '../registry/manifest';
import type { OutletControl } from './outlet-types';

export interface IncidentsDeps {
  readonly window: Window & { readonly fetch: typeof fetch };
  readonly health: HealthReporter;
  readonly outlets: ReadonlySet<OutletControl>;
}

/** Reports errors of remotes outside of calls of the shell: uncaught errors, and files that remotes load later. */
export interface Incidents {
  /** Attributes errors in the folder of a manifest to its remote. */
  addFolder(remote: string, checked: CheckedManifest): void;
  close(): void;
}

export function createIncidents({ window, health, outlets }: IncidentsDeps): Incidents {
  const folders = new Map<string, RemoteFolder>();
  const findFolder = (url: string) => [...folders.values()].find(({ folder }) => url.startsWith(folder));

  function report({ remote, version }: RemoteFolder, phase: 'run' | 'load', reason: string): void {
    health.report({ remote, version, phase, outcome: 'failed', source: 'active', ms: 0, reason });
  }

  const stopAttributing = attributeErrors({
    window,
    getFolders: () => [...folders.values()],
    onError: (folder, error) =>
      report(folder, 'run', `uncaught: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`),
  });
  const stopWatching = watchBrokenFiles({
    window,
    isRemoteFile: (url) => findFolder(url) !== undefined,
    onBroken({ url }) {
      const folder = findFolder(url);
      const outlet = [...outlets].find(({ remote }) => remote === folder?.remote);
      if (!folder || !outlet) return;
      // The fallback chain handles files that fail while a version is loading.
      void outlet.abandon(folder.version).then((wasMounted) => {
        if (wasMounted) report(folder, 'load', `a file is missing or was changed: ${new URL(url).pathname}`);
      });
    },
  });

  return {
    addFolder: (remote, { manifest, folder }) => folders.set(folder, { remote, version: manifest.declaration.version, folder }),
    close() {
      stopAttributing();
      stopWatching();
    },
  };
}
