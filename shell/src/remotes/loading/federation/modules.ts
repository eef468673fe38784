import type { RemoteModule } from '@site-admin/contracts';
import { getAssets } from '../assets';
import type { Federation } from './federation';
import type { CheckedManifest } from '../../registry/manifest';
import { notLoaded, RemoteError, withTimeout } from '../remote-error';
import type { LoadTranslations } from '../translations';

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}

/** Returns the module a remote exposes: the named export `remote`, the default export, or the exposed object itself. */
function toRemoteModule(exposed: unknown): RemoteModule {
  if (isRemoteModule(exposed)) return exposed;
  if (typeof exposed === 'object' && exposed !== null) {
    const candidates: unknown[] = ['remote' in exposed && exposed.remote, 'default' in exposed && exposed.default];
    const found = candidates.find(isRemoteModule);
    if (found) return found;
  }
  throw new RemoteError('load', 'It exposes no module that can be mounted.');
}

/** The modules of the remotes. */
export interface Modules {
  /**
   * Loads the code and translations of a checked manifest, once per manifest. A failed load is not cached, so that a retry uses the network again.
   *
   * @throws {RemoteError} of phase `load`, or of `mount` if the code was loaded and threw.
   */
  load(checked: CheckedManifest): Promise<RemoteModule>;
}

/** @param timeout Milliseconds until a load counts as failed. */
export function createModules(federation: Federation, timeout: number, loadTranslations: LoadTranslations): Modules {
  const loaded = new Map<string, Promise<RemoteModule>>();
  /** The manifest each container belongs to: a container is a global, and the first one of a name would run for all. */
  const owners = new Map<string, string>();

  async function fetchCode(checked: CheckedManifest): Promise<RemoteModule> {
    const { container } = getAssets(checked);
    const loading = Promise.all([federation.load(container, checked.signed), loadTranslations(checked)]);
    const [exposed] = await withTimeout(timeout, loading, notLoaded).catch((cause: unknown) => {
      throw cause instanceof RemoteError ? cause : notLoaded(cause);
    });
    return toRemoteModule(exposed);
  }

  return {
    load(checked) {
      const { id, manifest } = checked;
      const { container } = manifest;
      if (!owners.has(container)) owners.set(container, id);
      if (owners.get(container) !== id)
        return Promise.reject(new RemoteError('load', 'Its container is that of another version.'));
      const existing = loaded.get(id);
      if (existing) return existing;
      const loading = fetchCode(checked);
      loaded.set(id, loading);
      loading.catch(() => loaded.delete(id));
      return loading;
    },
  };
}
