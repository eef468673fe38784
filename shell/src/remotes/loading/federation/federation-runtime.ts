import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { ProvidedLibraries } from './provided-libraries';

/** The container's global is its own name, so that no element of the page can be taken for it. */
interface RegisteredContainer {
  readonly name: string;
  readonly entry: string;
  readonly entryGlobalName: string;
  readonly type: 'var';
}

/** The tag of a script, and the milliseconds it may take. @throws for an address no manifest knows. */
export type ScriptMaker = (url: string) => { readonly script: HTMLScriptElement; readonly timeout: number };

/** What is used of the federation runtime. */
export interface FederationRuntime {
  registerRemote(remote: RegisteredContainer, isAgain: boolean): void;
  /** Brings the code of a module; the answer runs it. */
  load(id: string): Promise<() => unknown>;
}

/**
 * The runtime that loads remotes, as the host of all of them.
 *
 * @param makeScript Makes the tag of each script the runtime adds.
 * @param libraries What remotes take from the page.
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
    registerRemote: (remote, isAgain) => instance.registerRemotes([remote], { force: isAgain }),
    async load(id) {
      const run = await instance.loadRemote<() => unknown>(id, { loadFactory: false, from: 'runtime' });
      if (!run) throw new Error(`The container of ${id} has no such module.`);
      return run;
    },
  };
}
