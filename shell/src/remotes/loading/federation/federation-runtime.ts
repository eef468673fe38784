import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ProvidedLibraries } from './provided-libraries';
import { verifySignature } from './verify-signature';

/** The container's global has its unique name, so that it cannot collide with the id of an element. */
interface RegisteredContainer {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: 'var';
}

/** Creates the tag of a script, with its timeout in milliseconds. @throws for a URL of no manifest. */
export type ScriptMaker = (url: string) => { readonly script: HTMLScriptElement; readonly timeout: number };

/** The functions used of the federation runtime. */
export interface FederationRuntime {
  registerRemote(remote: RegisteredContainer, force: boolean): void;
  /** Loads a module; resolves with its factory. */
  load(id: string): Promise<() => unknown>;
  /** In this chunk, as it is needed when the first remote is. */
  readonly verifySignature: typeof verifySignature;
}

/**
 * Creates the federation runtime of the shell, the host of all remotes.
 *
 * @param makeScript Creates the tag of each script the runtime adds.
 * @param libraries The shared libraries of the page.
 */
export function createRuntime(makeScript: ScriptMaker, libraries: ProvidedLibraries): FederationRuntime {
  const pinScripts: ModuleFederationRuntimePlugin = { name: 'pin-scripts', createScript: ({ url }) => makeScript(url) };
  const shared = Object.entries(libraries).map(([name, { version, library }]) => [
    name,
    { version, lib: () => library, shareConfig: { singleton: true, requiredVersion: `^${version}` } },
  ]);
  const instance = createInstance({
    name: 'siteAdminShell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
    plugins: [pinScripts],
  });
  return {
    verifySignature,
    registerRemote: (remote, force) => instance.registerRemotes([remote], { force }),
    async load(id) {
      const run = await instance.loadRemote<() => unknown>(id, { loadFactory: false, from: 'runtime' });
      if (!run) throw new Error(`The container of ${id} has no such module.`);
      return run;
    },
  };
}
