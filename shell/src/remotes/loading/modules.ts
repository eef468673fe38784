import type { RemoteModule } from '@site-admin/contracts';
import { assetsOf } from './assets';
import type { Federation } from './federation';
import type { CheckedManifest } from '../registry/manifest';
import { RemoteProblem, within } from './remote-error';

function isRemoteModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}

/** What a remote exposes: the named export `remote`, the default export, or the module itself. */
function moduleIn(exposed: unknown): RemoteModule {
  if (isRemoteModule(exposed)) return exposed;
  if (typeof exposed === 'object' && exposed !== null) {
    const candidates: unknown[] = ['remote' in exposed && exposed.remote, 'default' in exposed && exposed.default];
    const found = candidates.find(isRemoteModule);
    if (found) return found;
  }
  throw new RemoteProblem('load', 'It exposes no module that can be mounted.');
}

const loadProblem = (cause?: unknown) =>
  new RemoteProblem('load', 'Its code did not come, or is not the code that was published.', { cause });

/** The code of the remotes. */
export interface Modules {
  /**
   * The code of a checked manifest, run once per build. A failed load is forgotten, so that a retry asks the network again.
   *
   * @throws {RemoteProblem} of phase `load`, or of `mount` where the code came and threw.
   */
  load(checked: CheckedManifest): Promise<RemoteModule>;
}

/** @param timeout Milliseconds until a load counts as failed. */
export function createModules(federation: Federation, timeout: number): Modules {
  const loaded = new Map<string, Promise<RemoteModule>>();

  async function fetchCode(checked: CheckedManifest): Promise<RemoteModule> {
    const { container } = assetsOf(checked);
    const exposed = await within(timeout, federation.load(container), loadProblem).catch((cause: unknown) => {
      throw cause instanceof RemoteProblem ? cause : loadProblem(cause);
    });
    return moduleIn(exposed);
  }

  return {
    load(checked) {
      const id = checked.manifest.container;
      const present = loaded.get(id);
      if (present) return present;
      const loading = fetchCode(checked);
      loaded.set(id, loading);
      loading.catch(() => loaded.delete(id));
      return loading;
    },
  };
}
