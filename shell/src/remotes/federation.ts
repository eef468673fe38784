import './provided';
import { within } from './problem';

/** One container to load: which file, of which bytes. */
export interface Container {
  /** The global it registers itself as; its build hash is in it, so no two builds share one. */
  readonly name: string;
  readonly entry: string;
  /** Integrity of each script the manifest knows, by absolute address. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** Loads the code of remotes: containers of webpack's module federation. */
export interface Federation {
  /** Loads a container and answers its module `./remote`. A failed load may be tried again. */
  load(container: Container): Promise<unknown>;
}

/** Library → version → how to get it: what a container takes from the page. */
type Libraries = object;

/** What the script of an entry leaves behind. */
interface LoadedContainer {
  init(libraries: Libraries): unknown;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: { readonly default: Libraries };

/** What this build provides (webpack/shared-libraries.js). */
async function providedLibraries(): Promise<Libraries> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

// An element whose id is the container's name would be found under that name too.
const isContainer = (value: unknown): value is LoadedContainer =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value && typeof value.get === 'function';

/** Adds a script tag that runs only the published bytes; settles when they have run, and leaves no tag. */
async function runScript(document: Document, url: string, integrity: string, timeout: number): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  const run = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`The script ${url} did not come as published.`));
  });
  document.head.append(script);
  await within(timeout, run, () => new Error(`The script ${url} did not come in time.`)).finally(() => script.remove());
}

/**
 * Puts every entry under its manifest's hash. An address the manifest does not know is refused, not let through unpinned; chunks
 * that webpack's own loader adds are pinned by the remote's build.
 *
 * @param timeout Milliseconds a script may take.
 * @param libraries What containers may take from the page.
 */
export function createFederation(
  document: Document,
  timeout: number,
  libraries: () => Promise<Libraries> = providedLibraries,
): Federation {
  return {
    async load({ name, entry, scripts }) {
      const integrity = scripts.get(entry);
      if (integrity === undefined) throw new Error(`No manifest knows the script ${entry}; it was not loaded.`);
      // What an earlier try left keeps a failure it met; only running the script again makes a fresh one.
      Reflect.set(globalThis, name, undefined);
      await runScript(document, entry, integrity, timeout);
      const container: unknown = Reflect.get(globalThis, name);
      if (!isContainer(container)) throw new Error(`The script ${entry} is no container called ${name}.`);
      await container.init(await libraries());
      return (await container.get('./remote'))();
    },
  };
}
