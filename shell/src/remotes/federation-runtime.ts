import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { FederationRuntime, ScriptMaker } from './federation';
import type { ProvidedLibraries } from './provided';

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
