import './provided';
import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';

/** One container to load: which file, of which bytes. */
export interface Container {
  /** The global it registers itself as; its build hash is in it, so no two builds share one. */
  readonly name: string;
  readonly entry: string;
  /** Integrity of each script the manifest knows, by absolute address. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** The federation runtime, as far as the loader needs it. */
export interface Federation {
  /** Loads a container and answers its module `./remote`. A failed load may be tried again. */
  load(container: Container): Promise<unknown>;
}

/** The container's global is its own name, so that no element of the page can be taken for it. */
export interface RegisteredContainer {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: 'var';
}

/** Registers, loads and hooks; the runtime's own functions, so that tests can stand in for them. */
export interface FederationRuntime {
  register(plugin: ModuleFederationRuntimePlugin): void;
  registerRemote(remote: RegisteredContainer, isAgain: boolean): void;
  load(id: string): Promise<unknown>;
}

const bundledRuntime: FederationRuntime = {
  register: (plugin) => registerPlugins([plugin]),
  registerRemote: (remote, isAgain) => registerRemotes([remote], { force: isAgain }),
  load: (id) => loadRemote<unknown>(id),
};

/** A script tag that runs only the published bytes. */
function pinnedScript(document: Document, url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  return script;
}

/**
 * Puts every script the runtime adds under the manifests' hashes. An address no manifest knows is refused, not let through
 * unpinned; chunks that webpack's own loader adds are pinned by the remote's build.
 *
 * @param timeout Milliseconds a script may take.
 */
export function createFederation(document: Document, timeout: number, runtime: FederationRuntime = bundledRuntime): Federation {
  const integrities = new Map<string, string>();
  const registered = new Set<string>();

  runtime.register({
    name: 'pin-scripts',
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (integrity === undefined) throw new Error(`No manifest knows the script ${url}; it was not loaded.`);
      return { script: pinnedScript(document, url, integrity), timeout };
    },
  });

  return {
    async load({ name, entry, scripts }) {
      scripts.forEach((integrity, url) => integrities.set(url, integrity));
      // The runtime remembers a container that failed in its factory; only registering it by force makes it forget.
      runtime.registerRemote({ name, entry, entryGlobalName: name, type: 'var' }, registered.has(name));
      registered.add(name);
      return runtime.load(`${name}/remote`);
    },
  };
}
